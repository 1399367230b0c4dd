import re,subprocess,sys
names={}
for l in sys.argv[1:]:
    for row in open(l):
        p=row.rstrip('\n').split('\t')
        if len(p)<3: continue
        old=p[1].split('.')[-1]; new=p[2]
        if re.fullmatch(r'[a-z]+[A-Z]\w+|[A-Z]+_[A-Z_]+',old): names[old]=new
files=subprocess.check_output(['git','ls-files','-co','--exclude-standard','docs','tests','app','party','workers','scripts','bench','README.md'],text=True).split('\n')
for f in files:
    if not re.search(r'\.(md|tsx?|mjs|css)$',f) or f.startswith('bench/results') or '/sandbox/openai/' in f: continue
    try: s=open(f).read()
    except FileNotFoundError: continue
    n=s
    for o,w in names.items():
        if f.endswith('.md'): n=re.sub(r'(?<=[`. (])'+re.escape(o)+r'(?=[`(.,])',w,n)
        else:
            for m in re.finditer(r'^.*(?<![\w$])'+re.escape(o)+r'(?![\w$]).*$',n,flags=re.M): print(f"{f}: {o} -> {w}: {m.group(0).strip()[:110]}")
    if n!=s: open(f,'w').write(n); print('docs',f)
