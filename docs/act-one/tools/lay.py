import json,os,sys,random,math,itertools
from collections import deque
T={}
d='content/tiles/'
for f in os.listdir(d): T[f[:-5]]=json.load(open(d+f))['hexes']
SHAPE=[(0,0),(1,0),(0,1),(1,1)]
HARM={'solar-flare','geomagnetic-storm','pulsar','super-nova','black-hole'}
def rot(o,t):
    q,r=o
    for _ in range(t%6): q,r=-r,q+r
    return q,r
DIRS=[(1,0),(0,1),(-1,1),(-1,0),(0,-1),(1,-1)]
def names(t):
    c=T[t];seen={};out=[]
    for x in c:
        seen[x]=seen.get(x,0)+1
        out.append(f"{t}-{x}-{seen[x]}" if c.count(x)>1 else f"{t}-{x}")
    return out
NM={t:names(t) for t in T}
def lay(tiles,ports):
    """tiles: {t:(q,r,turn)}, ports {p:(q,r)} -> {coord:(name,cond)} or None"""
    m={}
    for t,(q,r,k) in tiles.items():
        for o,c,n in zip(SHAPE,T[t],NM[t]):
            a,b=rot(o,k);p=(q+a,r+b)
            if p in m: return None
            m[p]=(n,c)
    for n,p in ports.items():
        p=tuple(p)
        if p in m: return None
        m[p]=(n,'port')
    return m
def nb(m,p): return [(p[0]+a,p[1]+b) for a,b in DIRS if (p[0]+a,p[1]+b) in m]
def bfs(m,s,bad=lambda c:False,goal=None):
    D={s:0};Q=deque([s])
    while Q:
        x=Q.popleft()
        if x!=s and m[x][1]=='port' : continue   # do not pass through ports
        for y in nb(m,x):
            if y not in D and not bad(m[y][1]): D[y]=D[x]+1;Q.append(y)
    return D
def paths(m,s,g,L,bad=lambda n,c:False):
    out=[]
    def go(p,seen):
        if p==g: out.append(list(seen));return
        if len(seen)>L: return
        if p!=s and m[p][1]=='port': return
        for y in nb(m,p):
            if y not in seen and not bad(*m[y]): seen.append(y);go(y,seen);seen.pop()
    go(s,[s]);return out
def show(m):
    qs=[(2*q+r,r) for q,r in m]
    x0=min(x for x,_ in qs);y0=min(r for _,r in qs);y1=max(r for _,r in qs)
    ab={'empty-space':'E','nebula':'N','solar-flare':'F','geomagnetic-storm':'S','pulsar':'P','super-nova':'V','black-hole':'B'}
    for r in range(y0,y1+1):
        row={}
        for (q,rr),(n,c) in m.items():
            if rr==r: row[2*q+rr-x0]= (n[:2]+ab[c] + (n[-1] if n[-1].isdigit() else ' ')) if c!='port' else n[:4]
        s='';x=0
        for k in range(0,max(row)+1): s+=row.get(k,'' if k>0 and (k-1) in row else '    ' if False else '')if False else ''
        line=[' ']*((max(row)+3)*4)
        for k,v in row.items():
            for i,ch in enumerate(v): line[k*3+i]=ch
        print(''.join(line).rstrip()+f'    r={r}')
def dump(tiles,ports):
    m=lay(tiles,ports);show(m)
    for t,v in tiles.items(): print(json.dumps({"tile":{"tile":t,"at":[v[0],v[1]],"turn":v[2]}}))
    for p,v in ports.items(): print(json.dumps({"port":{"port":p,"at":list(v)}}))
    for p,(n,c) in sorted(m.items(),key=lambda x:x[1]): print(n,p,'->',', '.join(sorted(m[y][0] for y in nb(m,p))))
