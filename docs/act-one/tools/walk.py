import json,sys
sys.path.insert(0,'docs/act-one/tools')
from lay import *
from fluent.syntax import parse,ast
d=json.load(open('docs/act-one/ballast.json'));st=d['story']
ids={e.id.name for e in parse(open('docs/act-one/words/ballast.ftl').read()).body if isinstance(e,ast.Message)}
need=set();marks_set=set();marks_read=set();flags={};checks=set();choices=set();lanes=set();cards=set();secs=set()
def walk(x,path=''):
    if isinstance(x,dict):
        for k,v in x.items():
            if k=='read': need.add(f'passage-ballast-{v}')
            elif k=='passage':
                for p in ([v] if isinstance(v,str) else v['by-side'].values()): need.add(f'passage-ballast-{p}')
            elif k=='say':
                for h in v['by']: need.add(f"line-ballast-{v['line']}-{h}")
            elif k=='mark' : (marks_set if path.endswith('do') or path.endswith('won') or path.endswith('then') else marks_read).add(v)
            elif k=='marked' and isinstance(v,str): marks_read.add(v)
            elif k=='choose': choices.add(v)
            elif k=='check' and isinstance(v,str): checks.add(v)
            elif k=='lane' and isinstance(v,str): lanes.add(v)
            elif k=='card': cards.add(v)
            elif k=='by-side': assert set(v)=={'federation','cartel'},(path,v)
            walk(v,k if k not in('by-side',) else path)
    elif isinstance(x,list):
        for y in x: walk(y,path)
walk(st)
for t in st['triggers']: pass
for c,v in st['choices'].items():
    need.add(f'choice-ballast-{c}')
    for o in v['options']: need.add(f"option-ballast-{c}-{o['id']}")
for k in('offers','checks'):
    for i in st[k]: need.add(f'{k[:-1]}-ballast-{i}')
for i in st['movers']: need.add(f'mover-ballast-{i}')
for i in st['persons']: need.add(f'person-ballast-{i}-name')
for s in st['sides']: need|={f'side-ballast-{s}',f'scenario-ballast-aim-{s}',f'milestone-ballast-main-{s}',f'fight-ballast-pursuer-{s}'}
need|={'milestone-ballast-side','milestone-ballast-third','place-ballast-parting','scenario-ballast-name','scenario-ballast-subtitle','scenario-ballast-chart','scenario-ballast-chart-note'}
print('missing words',sorted(need-ids)); print('unused words',sorted(x for x in ids-need if not x.startswith('log-flag')))
print('marks set',sorted(marks_set),'read',sorted(marks_read))
print('choices unused',set(st['choices'])-choices,'checks unused',set(st['checks'])-checks,'lanes unused',set(st['lanes'])-lanes)
tiles={x['tile']['tile']:(*x['tile']['at'],x['tile'].get('turn',0)) for x in d['map'] if 'tile' in x};ports={x['port']['port']:tuple(x['port']['at']) for x in d['map'] if 'port' in x}
mp=lay(tiles,ports);by={v[0]:k for k,v in mp.items()}
for n,l in st['lanes'].items():
    for a,b in zip(l,l[1:]): assert by[b] in nb(mp,by[a]),(n,a,b)
for side in('federation','cartel'):
    s=[t['sector'] for t in st['tokens'] if 'sector' in t and t.get('if',{}).get('side',side)==side]
    g=[t for t in st['tokens'] if 'group' in t][0];s+=g['sectors']['by-side'][side]
    assert len(s)==len(set(s))==16,(side,len(s),[x for x in s if s.count(x)>1]); assert all(x in by for x in s); assert len(g['cards'])==len(g['sectors']['by-side'][side])
import os
for c in cards|set(g['cards']): assert os.path.exists(f'content/intel/{c}.json'),c
print('ok')
