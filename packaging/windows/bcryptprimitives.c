/* Wine before version 9 has no bcryptprimitives.dll, whose one function Rust takes its random numbers from. For trying the
   program under Wine alone (.ci/windows); it is not given to anybody. */
#include <windows.h>

BOOLEAN NTAPI SystemFunction036(PVOID buffer, ULONG length);

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T length) {
    return SystemFunction036(data, (ULONG)length);
}
