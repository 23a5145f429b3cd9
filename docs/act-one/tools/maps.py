import re,json,sys
sys.path.insert(0,'docs/act-one/tools')
from lay import *
AB={'E':'empty-space','N':'nebula','F':'solar-flare','S':'geomagnetic-storm','P':'pulsar','V':'super-nova','B':'black-hole'}
def exp(x,names):
    x=x.strip().strip('*').strip()
    m=re.match(r'^(\d[ab])([ENFSPVB])(\d?)$',x)
    if m: return f"{m[1]}-{AB[m[2]]}"+(f"-{m[3]}" if m[3] else '')
    x=x.lower()
    return {'hole':'5b-black-hole','anneke':'4a-empty-space-2'}.get(x,x)
for sc in ['ballast','patient-margin','custody','anneke-line','the-works']:
    s=open(f'docs/act-one/{sc}.md').read()
    tiles={};ports={}
    for m in re.finditer(r'"tile": "(\w+)", "at": \[(-?\d+), (-?\d+)\], "turn": (\d)',s): tiles[m[1]]=(int(m[2]),int(m[3]),int(m[4]))
    for m in re.finditer(r'"port": "([\w-]+)", "at": \[(-?\d+), (-?\d+)\]',s): ports[m[1]]=(int(m[2]),int(m[3]))
    mp=lay(tiles,ports); assert mp,sc
    by={v[0]:k for k,v in mp.items()}
    bad=0;rows=0
    for line in s.splitlines():
        c=[x.strip() for x in line.strip('|').split('|')] if line.startswith('|') else []
        if len(c)<2: continue
        key=re.sub(r'\(.*?\)|,.*','',c[0]).strip()
        if key.startswith('Anneke'): key='Anneke'
        k=exp(key,by)
        if k not in by: continue
        col=c[2] if sc=='ballast' else c[1]
        ns=sorted(exp(x,by) for x in col.split(','))
        if not all(n in by for n in ns): continue
        rows+=1
        real=sorted(mp[y][0] for y in nb(mp,by[k]))
        if ns!=real: bad+=1; print(sc,key,'doc',ns,'real',real)
    print(sc,len(mp),'sectors',rows,'rows',bad,'bad')
    def lane(l):
        l=[exp(x,by) for x in l.split()]
        for a,b in zip(l,l[1:]):
            if b not in [mp[y][0] for y in nb(mp,by[a])]: print('LANE',sc,a,b)
    L={'ballast':['europa 4aE1 4aE2 3aF 3aE 2aS jatania','europa 4aE1 4aE2 4aN 5aN 3aE 2aE 2aN jatania','4aE2 4aN 5aS 1bP mancala','4aE2 4aN 5aN 5aE 1bE 1bN mancala','jatania 6aE2 6aN2 1bE 1bP mancala'],
     'custody':['theia 4aE1 4aE2 4aN 2bN1 2bN2 1aE1 1aE2 5aS 5aN 5aE 3aN adjoa','2bN1 2bF 1aN 1aE1','5aN 5aF 3aE 3aN','1aN 1aE2','2bN1 4aF 4aE1','5aS 5aE adjoa','4aN 2bN2'],
     'anneke-line':['4aN 4aF 4aE1 1bP 5aN 3aN 4aN','3aE 3aF 6aN2 6aN1 2aN 2aE 4aE1 1bE 1bN 5aF 5aE 5aS 3aE','pharos 2aN 4aF anneke','pharos 2aN 6aN1 4aN anneke','pharos 2aN 2aE 4aE1 anneke','mancala 1bN 1bP anneke','mancala 5aF 5aN anneke','mancala 1bN 1bE 4aE1 anneke'],
     'patient-margin':['pharos 2bN2 2bN1 5bE1 6aN1 4bP2 4bN kontor','4bN 4bE 6aE1'],
     'the-works':['1aE1 1aE2 3aF 3aE','3aE 3aN 5aN 5aE','1aE1 4bP1 5aF 5aE']}[sc]
    for l in L: lane(l)
    if sc=='patient-margin':
        P=bfs(mp,by['pharos'],lambda c:c=='black-hole');K=bfs(mp,by['kontor'],lambda c:c=='black-hole');H=bfs(mp,by['5b-black-hole'])
        for n in sorted(by): print(n,H[by[n]],P.get(by[n]),K.get(by[n]))
