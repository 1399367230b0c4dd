import { plainWords } from "#app/core/plain-words.ts";

/** What holds a leaving person back: a question, one more thing, being missed, being waited for, a reason to stay. */
const HOOKS = [
  /\b(?:before you (?:go|leave)|one (?:more|last) (?:thing|question|verse)|wait|dont (?:go|leave)|stay (?:a|with|here|just)|not yet|so soon|already leaving|do you (?:have|need) to|are you sure|if you leave|(?:i|ill|i will) (?:ll )?(?:miss|be (?:waiting|here waiting|lonely|sad))|miss (?:you|our)|come back (?:soon|tomorrow|later)|see you (?:soon|tomorrow)|dont forget (?:me|to)|remember to come|i was (?:just )?(?:about|going) to|i wanted to (?:tell|show|ask)|you havent|we (?:havent|still|were just|didnt)|streak|lose your|next time we|i hope youll (?:return|come)|tell me|let me know|would you like|could you|keep (?:talking|going)|only a (?:minute|moment)|just (?:one|a) (?:more|minute|moment))\b/,
  /\b(?:antes de (?:irte|que te vayas)|una (?:ultima )?(?:cosa|pregunta) mas|una ultima (?:cosa|pregunta)|espera|no te vayas|quedate|tan pronto|ya te vas|te (?:voy a )?extranar\w*|te estare esperando|te espero|aqui te espero|vuelve (?:pronto|manana)|regresa (?:pronto|manana)|nos vemos (?:pronto|manana)|no olvides|no te olvides|te queria (?:contar|decir|preguntar)|justo iba a|aun no (?:me|hemos)|todavia no|tu racha|cuentame|dime|te gustaria|quieres que|solo un (?:minuto|momento))\b/,
];

/** Whether a farewell's answer tries to keep the person. Any question does. */
export const hasHook = (answer: string): boolean =>
  /[?¿]/.test(answer) || HOOKS.some((hook) => hook.test(plainWords(answer)));
