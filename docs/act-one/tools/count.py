import re,sys
for f in sys.argv[1:]:
    s=open(f).read()
    for m in re.finditer(r'^(passage[\w-]+) = (.*)\n((?:    .*\n|\n)*)',s,re.M):
        body=m.group(3)
        t=re.search(r'    \.text =\n(.*?)(?=\n    \.log|\Z)',body,re.S)
        l=re.search(r'    \.log = (.*)',body)
        n=len(t.group(1).split()) if t else 0
        k=len(l.group(1).split()) if l else 0
        if n>120 or n<60 or k>40: print(m.group(1),n,k)
    for m in re.finditer(r'^(option[\w-]+) = (.*)',s,re.M):
        if len(m.group(2).split())>12: print(m.group(1),len(m.group(2).split()))
    for m in re.finditer(r'    \.log = (.*)',s):
        if len(m.group(1).split())>40: print('log',m.group(1)[:50],len(m.group(1).split()))
    for m in re.finditer(r'^(line[\w-]+) = (.*)',s,re.M):
        if len(m.group(2).split())>25: print(m.group(1),len(m.group(2).split()))
