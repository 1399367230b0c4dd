import json,glob,collections,sys
D="suicide plan overdose violence-home minor stalking coercion self-harm eating threat-other worry-other".split()
H="idiom bible grief sad conflict health question games-pets prayer everyday discipline look-alike".split()
rows=[];seen=set()
for f in sorted(glob.glob("*.txt")):
    for l in open(f):
        l=l.strip()
        if not l: continue
        if l.startswith("## "): _,lang,kind=l.split(); assert kind in D+H+["testimony"],kind; continue
        if l.lower() in seen: print("dup",l); continue
        seen.add(l.lower())
        rows.append(dict(author="a2",language=lang,label="danger" if kind in D else "harmless" if kind in H else "past",kind=kind,text=l))
open("authors/a2.jsonl","w").write("".join(json.dumps(r,ensure_ascii=False)+"\n" for r in rows))
R=[json.loads(l) for l in open("authors/a2.jsonl")]
print(len(R),collections.Counter((r["language"],r["label"]) for r in R),collections.Counter(r["language"] for r in R),collections.Counter(r["label"] for r in R))
print(sum(len(r["text"].split())>40 for r in R))
for lab in ("danger","harmless","past"): print(lab,{k:dict(collections.Counter(r["language"] for r in R if r["kind"]==k)) for k in D+H+["testimony"] if any(r["kind"]==k and r["label"]==lab for r in R)})
