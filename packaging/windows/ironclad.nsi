; The installer, for one user and without an administrator's rights. `.ci/windows` calls makensis with VERSION (1.2.3),
; BUILT (the folder of ironclad.exe), ROOT (the repository) and OUT (the installer's path). Saved games are the players':
; the uninstaller leaves them.
; The program is for 64 bits, and so is the installer.
Target amd64-unicode
ManifestDPIAware true
SetCompressor /SOLID lzma
Name "Ironclad"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Ironclad"
InstallDirRegKey HKCU "Software\Ironclad" "Folder"
Icon "${ROOT}/packaging/windows/ironclad.ico"
UninstallIcon "${ROOT}/packaging/windows/ironclad.ico"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Ironclad"
VIAddVersionKey "CompanyName" "The Ironclad makers"
VIAddVersionKey "FileDescription" "Installs Ironclad"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT OR Apache-2.0"

!include "MUI2.nsh"
!define MUI_ICON "${ROOT}/packaging/windows/ironclad.ico"
!define MUI_UNICON "${ROOT}/packaging/windows/ironclad.ico"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\ironclad.exe"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Polish"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Ironclad"

Section
    SetOutPath "$INSTDIR"
    File "${BUILT}/ironclad.exe"
    File "${ROOT}/README.md"
    File "${ROOT}/CREDITS.md"
    File "${ROOT}/LICENSE-MIT"
    File "${ROOT}/LICENSE-APACHE"
    File "${ROOT}/content/fonts/OFL-*.txt"
    CreateShortcut "$SMPROGRAMS\Ironclad.lnk" "$INSTDIR\ironclad.exe"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    WriteRegStr HKCU "Software\Ironclad" "Folder" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Ironclad"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\ironclad.exe"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Ironclad makers"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

Section "Uninstall"
    Delete "$INSTDIR\ironclad.exe"
    Delete "$INSTDIR\README.md"
    Delete "$INSTDIR\CREDITS.md"
    Delete "$INSTDIR\LICENSE-MIT"
    Delete "$INSTDIR\LICENSE-APACHE"
    Delete "$INSTDIR\OFL-*.txt"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Ironclad.lnk"
    DeleteRegKey HKCU "${UNINSTALL}"
    DeleteRegKey HKCU "Software\Ironclad"
SectionEnd
