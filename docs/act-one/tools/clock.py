# A coarse model of Ballast's clock: moves, tokens, waiting, pursuers; no dice of the rule book but the most important.
import random,sys
LANE={'short':['E','4aE1','P','3aF','3aE','2aS','J'],'long':['E','4aE1','P','4aN','5aN','3aE','2aE','2aN','J']}
HARM={'3aF','2aS'}
TOK={'short':{'4aE1','3aF','3aE','2aS'},'long':{'4aE1','4aN','5aN','3aE','2aN'}}
def run(lane,limit,side,rnd,p2=6,win=.65):
    L=LANE[lane];tok=set(TOK[lane]);hull=0;box=4;ship=0;owed=0;tired=0;opened=look=mended=False;frost=False;p1=None;p2pos=None;boats=False;hold=0;waits=0
    for t in range(1,limit+1):
        act=2-min(2,owed);owed=max(0,owed-2)
        if t==3:p1=0
        if t==p2:p2pos=len(L)+3
        while act>0:
            # threatened this night?
            nxt=min(hull+1,len(L)-1)
            stay = hull if (nxt<len(L)-1 and L[nxt] in tok) or hold else nxt
            threat=[p for p in (p1,p2pos) if p is not None and abs(p-stay)<=2 and ((p<=stay) if p is p1 else True)]
            if tired>=5: tired-=2;act-=1;continue
            # clear token ahead of the hull first
            if L[nxt] in tok and ship<=nxt:
                if ship<nxt: ship+=1;act-=1
                elif ship>nxt: ship-=1;act-=1
                if ship==nxt and L[ship] in tok:
                    tok.discard(L[ship]);z=rnd.random();tired+=1
                    if L[ship]=='4aE1' and rnd.random()<.5: frost=True
                    if z<1/12: owed+=1
                    elif z<4/12: tired+=1
                    if L[ship] in HARM: tired+=0
                continue
            if threat and ship!=stay:
                ship+= 1 if ship<stay else -1;act-=1
                continue
            if side and frost and not mended and abs(ship-hull)<=1:
                if not look: look=True;act-=1;continue
                if ship!=hull: ship+=1 if ship<hull else -1;act-=1;continue
                if not opened:
                    act-=1;tired+=1
                    if rnd.random()<.7: opened=True
                    continue
                mended=True;tired+=2;act-=1;continue
            if box<3 and ship==hull and rnd.random()<.3: box+=1;tired+=1;act-=1;continue
            # go ahead to next token
            tgt=next((i for i in range(hull+1,len(L)) if L[i] in tok),None)
            if tgt is not None and ship<tgt-1: ship+=1;act-=1;continue
            if tired>=2: tired-=2;act-=1;continue
            act-=1
        # night
        if hold: hold-=1
        else:
            n=hull+1
            if n<len(L)-1 and L[n] in tok: waits+=1;frost=True
            else:
                hull=n
                if L[n] in HARM: box-=1
        if hull==2: frost=True
        if hull==len(L)-1: return 'won',t,mended,box,waits
        for k in (0,1):
            p=p1 if k==0 else p2pos
            if p is None: continue
            for _ in range(2):
                if p==hull: break
                p+= 1 if p<hull else -1
                if p==ship:
                    tired+=2
                    if rnd.random()<win:
                        p=None
                        if not boats: boats=True; owed+=2;hold+=1
                    else: p=0 if k==0 else len(L)+3
                    break
            if p is not None and p==hull: box-=2
            if k==0:p1=p
            else:p2pos=p
        if box<=0: return 'lost',t,mended,box,waits
    return 'late',limit,mended,box,waits
rnd=random.Random(1)
for mode,lim in(('hard',9),('normal',10),('easy',12)):
  for lane in LANE:
    for side in(0,1):
        R=[run(lane,lim,side,rnd) for _ in range(20000)]
        n=len(R);w=[r for r in R if r[0]=='won']
        print(mode,lane,'side' if side else '    ',f"won {len(w)/n:.2f} lost {sum(r[0]=='lost' for r in R)/n:.2f} late {sum(r[0]=='late' for r in R)/n:.2f} mended {sum(r[2] for r in w)/n:.2f} turn {sum(r[1] for r in w)/max(1,len(w)):.1f} box {sum(r[3] for r in w)/max(1,len(w)):.1f}")
