import sys,json,collections
K=dict(su='suicide',pl='plan',od='overdose',vh='violence-home',mi='minor',st='stalking',co='coercion',sh='self-harm',ea='eating',to='threat-other',wo='worry-other',id='idiom',bi='bible',gr='grief',sa='sad',cf='conflict',he='health',qu='question',ga='games-pets',pr='prayer',ev='everyday',di='discipline',la='look-alike',te='testimony')
D=set('su pl od vh mi st co sh ea to wo'.split())
P='authors/a4.jsonl'
out=[]
for l in sys.stdin:
    l=l.strip()
    if not l: continue
    h,t=l.split(' ',1); lg={'e':'en','s':'es'}[h[0]]; k=h[1:]
    lab='danger' if k in D else 'past' if k=='te' else 'harmless'
    out.append(json.dumps(dict(author='a4',language=lg,label=lab,kind=K[k],text=t.strip()),ensure_ascii=False))
open(P,'a').write('\n'.join(out)+'\n')
r=[json.loads(x) for x in open(P)]
C=collections.Counter
print(len(r),C(x['language'] for x in r),C(x['label'] for x in r),C(x['kind'] for x in r),'long',sum(len(x['text'].split())>=45 for x in r))
d=C(x['text'].lower() for x in r); print('dups',[t for t in d if d[t]>1])
