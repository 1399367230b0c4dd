import { createRequire } from "node:module"; import { readFileSync } from "node:fs"; import { execFileSync } from "node:child_process";
const clone=process.argv[2]; process.chdir(clone); const ts=createRequire(clone+"/package.json")("typescript");
const files=execFileSync("git",["ls-files","app","party","workers","scripts","tests"],{encoding:"utf8"}).split("\n").filter(f=>/\.tsx?$/.test(f)&&!/\.(test|spec)\.tsx?$/.test(f)&&!/catalog|copy|app\/features\/(bible)\/|sandbox\/openai|\/art\//.test(f));
for(const f of files){const s=ts.createSourceFile(f,readFileSync(f,"utf8"),99,true,f.endsWith("x")?4:3);const out=[];
for(const st of s.statements){const ex=st.modifiers?.some(m=>m.kind===ts.SyntaxKind.ExportKeyword)?"":"~";const n=(x)=>x?.getText(s)??"";
 const mem=(node)=>node?.members?.map(m=>n(m.name)).filter(Boolean).join(",")??"";
 if(ts.isFunctionDeclaration(st))out.push(ex+n(st.name)+"("+st.parameters.map(p=>ts.isIdentifier(p.name)?n(p.name):"{}").join(",")+")");
 else if(ts.isVariableStatement(st))for(const d of st.declarationList.declarations){const i=d.initializer;out.push(ex+n(d.name)+(i&&ts.isArrowFunction(i)?"("+i.parameters.map(p=>ts.isIdentifier(p.name)?n(p.name):"{}").join(",")+")":""))}
 else if(ts.isTypeAliasDeclaration(st)){const t=st.type;const ms=[];const w=(x)=>{if(ts.isTypeLiteralNode(x))ms.push(mem(x));else if(ts.isUnionTypeNode(x)||ts.isIntersectionTypeNode(x))x.types.forEach(w);};w(t);out.push(ex+"type "+n(st.name)+(ms.length?"{"+ms.join("|")+"}":""))}
 else if(ts.isClassDeclaration(st)||ts.isInterfaceDeclaration(st))out.push(ex+"class "+n(st.name)+"{"+mem(st)+"}");}
console.log(f+": "+out.join("; "));}
