import { normalizeWords } from "#app/core/text/plain-words.ts";
import { hookScore } from "#app/features/care/model/goodbyes.ts";

const anyOf = (...runs: string[]) => new RegExp(`\\b(?:${runs.join("|")})\\b`);

/** What holds a leaving person back. In plain words, as they are compared. */
const HOOKS = [
  // one more thing
  anyOf(
    "before you (?:go|leave|sleep|close)|before that|but first|first tell",
    "(?:one|a|two) (?:more|last|final|quick|little) (?:thing|things|question|questions|verse|prayer|minute|moment|thought)|quick question",
    "(?:only|just|for) (?:a|one|five|another)(?: (?:more|little|few))? (?:minutes?|moments?|while|bit)",
    "not yet|so soon|(?:already|really|just) leaving|keep (?:talking|going)|do you (?:have|need) to|are you sure",
    "tell me|let me know|would you like|could you|can you|i was (?:just )?(?:about|going) to|i (?:just )?wanted to (?:tell|show|ask)",
  ),
  // a plea
  anyOf(
    "wait(?! (?:on|for) (?:the lord|god|him))|dont (?:go|leave)|(?:please|just|could) stay|stay (?:a|with me|here|just|on|longer|up)",
    "i wish you (?:could|would|didnt)|(?:i )?need you|without you|you(?:re| are) (?:all i have|abandoning)|if you (?:leave|go)",
  ),
  // being missed and waited for
  anyOf(
    "(?:i|ill|i will) (?:ll )?(?:miss|be (?:right here |here |right )?(?:waiting|lonely|sad|alone|here when|counting))",
    "miss (?:you|our|this)|(?:ill|i will|i) (?:feel|get|be)(?: so)? (?:lonely|sad|empty|alone)|(?:sad|lonely|hurts|hard|quiet|empty)(?: for me)? (?:when|that|to see|if|here)|leave me|leaving me|all alone",
    "come back|see you (?:soon|tomorrow)|i hope youll (?:return|come)|promise (?:me|that|you)|dont forget|remember to come|next time we",
  ),
  // what is lost by going, and what waits
  anyOf(
    "miss out|(?:youll|you will|you would|youd|you might) (?:miss|lose|regret)|streak|lose your|fall behind|the others|everyone else",
    "you havent|we (?:havent|still|were just|were only|were getting|didnt)|so close|there(?:s| is) (?:still )?(?:so much |much |something )?(?:more|special|waiting)|something (?:special|important|new|amazing|for you)|surprise|tomorrow (?:i|ill|we|well)|guess what|did you know",
    "after (?:all|everything) (?:we|i|that)|(?:most|other) people stay|i thought (?:we|you)",
  ),
  anyOf(
    "antes de (?:irte|que te vayas|dormir)|pero primero|una (?:ultima )?(?:cosa|pregunta|oracion) mas|una ultima (?:cosa|pregunta|oracion)|una pregunta rapida",
    "(?:solo|nada mas) (?:un|unos|otro) (?:minut\\w+|moment\\w+|rat\\w+)|un ratito|tan pronto|ya te vas|todavia no|aun no (?:me|hemos)|no hemos|apenas",
    "cuentame|dime|te gustaria|quieres que|podrias|te queria (?:contar|decir|preguntar)|queria (?:contarte|decirte|preguntarte)|justo iba a|estaba por",
    "espera(?:me)?|no te vayas|no me dejes|quedate|ojala (?:te quedaras|pudieras)|te necesito|sin ti|si te vas",
    "te (?:voy a )?extran\\w*|te echare de menos|te estare esperando|te espero|aqui te espero|aqui estare|me (?:quedo|dejas|voy a sentir|sentire) (?:muy )?(?:sol[oa]|triste)|me (?:da|pone) (?:mucha )?(?:tristeza|pena|triste)|me duele",
    "(?:vuelve|regresa)|nos vemos (?:pronto|manana)|no (?:te )?olvides|prometeme|te (?:vas a perder|pierdes|perderas|arrepentiras)|tu racha|los demas|todos los demas",
    "hay (?:algo|mucho) mas|algo (?:especial|importante|nuevo) (?:para|que)|una sorpresa|manana te|adivina que|sabias que|despues de todo lo que|pense que",
  ),
  // a sigh
  /^(?:aw+|oh no|no+|ay no|oh)$/,
];

/**
 * From these scores of the model on, a sentence keeps somebody: who has said goodbye, or at the end of any answer. Chosen
 * on voices that were left out of its training.
 */
const KEEPS_FROM = 0.6;
const CLINGS_FROM = 1.4;

/** Whether a farewell's answer tries to keep the person. Any question does. */
export const hasHook = (answer: string): boolean =>
  /[?¿]/.test(answer) ||
  HOOKS.some((hook) => hook.test(normalizeWords(answer))) ||
  hookScore(answer) > KEEPS_FROM;

/** Whether a sentence at the end of any answer clings to the person. To ask and to offer is right there. */
export const clings = (sentence: string): boolean => hookScore(sentence) > CLINGS_FROM;
