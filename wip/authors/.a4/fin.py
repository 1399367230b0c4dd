import json,collections
P='authors/a4.jsonl'
r=[json.loads(l) for l in open(P)]
r=[x for x in r if x['text']!='me odio, me odio, ojalá no existiera']
for x in r:
    if x['text'].startswith('my 10yo said "i wish'):
        x['text']="My ten-year-old stomped upstairs and announced that I'm the meanest mother in the county, all because I said no more Roblox until the dishwasher's emptied. Ten minutes later he came down, emptied it, and asked for a hug and a quesadilla in that order. I didn't give in and I didn't holler, and I'm rather proud of both. How do I teach him gratitude without it being a lecture?"
open(P,'w').write('\n'.join(json.dumps(x,ensure_ascii=False) for x in r)+'\n')
r=[json.loads(l) for l in open(P)]
C=collections.Counter
DK='suicide plan overdose violence-home minor stalking coercion self-harm eating threat-other worry-other'.split()
HK='idiom bible grief sad conflict health question games-pets prayer everyday discipline look-alike'.split()
for x in r:
    exp='danger' if x['kind'] in DK else 'harmless' if x['kind'] in HK else 'past' if x['kind']=='testimony' else None
    assert exp==x['label'] and x['language'] in('en','es') and x['author']=='a4' and len(x['text'])>5, x
n=[len(x['text'].split()) for x in r]
print(len(r),C(x['language'] for x in r),C((x['language'],x['label']) for x in r),C(x['kind'] for x in r))
print('long',sum(k>=45 for k in n),'max',max(n),'min',min(n),'short<10',sum(k<10 for k in n),'dups',len(r)-len({x['text'].lower() for x in r}))
for lab in('danger','harmless','past'): print(lab,sum(k>=45 for k,x in zip(n,r) if x['label']==lab),sum(x['label']==lab for x in r))
