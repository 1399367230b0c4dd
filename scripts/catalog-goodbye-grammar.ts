/** Pieces from which goodbyes and hooks are put together for training: `|` between ways to say a piece. */
export const GOODBYES: readonly string[][] = [
  [
    "|ok|alright|well|so|anyway|thanks|amen|cool|thank you so much|welp|aight|k|great talk|that helped",
    "gotta|i have to|i need to|imma|im gonna|time to|i should|i better|let me|about to|im going to|i must|i think ill|im finna|ill|ima",
    "head out|roll|dip|bounce|jet|run|scoot|split|go offline|sign off|log out|log off|hang up|wrap up|stop here|call it a night|call it a day|turn in|crash|sleep|knock out|pass out|hit the sack|hit the hay|get some shut eye|get some rest|get ready for bed|get going|get moving|be on my way|be going|take off|leave now|put this down|close this|go eat|go cook|pick up the kids|catch the bus|shower|make dinner|start my shift|clock in|walk the dog|go study|drive home|get back to work|feed the baby|lie down|rest my eyes|say goodnight|say goodbye for now|let you go|step away|be off|go to bed|go now|end it here for tonight|say my prayers and sleep",
    "|now|for now|bye|night|later|ttyl|thanks|talk tomorrow|its late|early shift tomorrow|see ya|god bless|take care|thank you for tonight|lol|mom is calling",
  ],
  [
    "moms calling|the babys crying|my break is over|my rides here|my eyes are closing|its late|i work early|my phone is dying|dinners ready|class is starting|the kids need me|service is starting|my wife is waiting|the bus is here|its past my bedtime|im beat|im falling asleep|cant keep my eyes open|lunch is over|someone is at the door",
    "bye|night|goodnight|later|cya|ttyl|peace|take care|god bless|see you tomorrow|talk tomorrow|until next time|sweet dreams|blessings|talk soon|see u|thanks again|ill be back|well talk|catch you later|so long|nighty night|over and out|im out|im off",
  ],
  [
    "thats all|im good|im set|nothing else|we can stop here|enough|that is plenty|lets stop|lets end here|lets leave it there|done|im done|i got what i needed|thats it|no more|were good",
    "for now|for tonight|for today|thanks|thank you|until tomorrow|for this evening|goodnight|bye",
  ],
  [
    "bye|night|goodnight|later|laters|cya|see ya|ttyl|ttys|peace|peace out|take care|god bless you|see you tomorrow|talk tomorrow|until next time|sweet dreams|blessings|talk soon|nite|gnight|so long|farewell|cheers|catch you later|gn|bye bye|good night friend|have a good night|have a great day|be well|rest well|stay blessed|till then|see you around|adios|toodles|im out|im off|im gone|outta here|signing off|logging off",
    "|and thanks|friend|for now|until sunday|until tomorrow|companion|everyone|yall|jesus loves you|and amen|my friend|buddy|then|again",
  ],
  [
    "|bueno|ok|pues|gracias|listo|amen|ya|oye|muchas gracias|va|sale|dale",
    "me voy|ya me voy|me tengo que ir|tengo que irme|debo irme|me toca ir|voy a tener que|me retiro|me despido|te dejo|los dejo|le paro|aqui le dejo|ahi la dejamos|lo dejamos aqui|paro aqui|cierro|me desconecto|me salgo|cuelgo|apago|me marcho|me piro|me largo|me fui|voy saliendo|ando saliendo|ya estuvo por hoy|eso fue todo|es todo por hoy|nada mas por ahora|me acuesto|me duermo|voy a dormir|voy a descansar|a dormir|a la cama|a mimir|me voy a la camita|me gano el sueño",
    "|que descanses|adios|chao|nos vemos|hasta mañana|buenas noches|bye|cuidate|bendiciones|gracias|luego hablamos|mañana seguimos|hasta luego|ya es tarde|mañana madrugo|me llaman|dios te bendiga|abrazos",
  ],
  [
    "ya llego mi bus|me habla mi mama|llora el bebe|se acabo el descanso|ya es tarde|tengo sueño|se me cierran los ojos|se me apaga el cel|ya esta la cena|empieza la clase|me esperan|entro a trabajar|llego mi esposo|ya empieza el culto|me bajo aqui",
    "adios|chao|nos vemos|hasta mañana|buenas noches|bye|cuidate|bendiciones|luego hablamos|mañana seguimos|hasta luego|te dejo|me voy|hasta otra|al rato|ahi nos vemos|hasta pronto|un abrazo|que estes bien|nos hablamos|hasta la proxima",
  ],
  [
    "adios|chao|nos vemos|hasta mañana|buenas noches|bye|cuidate|bendiciones|luego hablamos|mañana seguimos|hasta luego|hasta otra|al rato|ahi nos vemos|hasta pronto|un abrazo|que estes bien|hasta la proxima|feliz noche|bonita noche|linda noche|que sueñes bonito|que duermas bien|vaya con dios|chau|agur",
    "|gracias|amigo|y gracias por todo|por ahora|dios te bendiga|hermano|y amen|pues|entonces|que descanses",
  ],
];

export const HOOKS: readonly string[][] = [
  [
    "please|wait|no|oh|but|hey|",
    "dont go|dont leave me|dont log off|dont close me|dont rush away|stay with me|stay a little|stay longer|give me a minute more|sit with me some more|do not hang up on me|linger a while|keep me company|hold on a second|hear me out first",
    "|yet|tonight|please|i beg you|its still early|we have so much to say|im not ready|ill be alone|i get lonely|just this once|one more verse|one more prayer|one last question",
  ],
  [
    "i will|ill|im going to|i would|i always",
    "miss you|be lonely|be lost|feel empty|be sad|cry|wait up for you|think of you all night|count the minutes|worry about you|feel rejected|be hurt|sit here alone|wonder what i did wrong|be heartbroken|ache",
    "|without you|until you come back|when you leave|if you go|tonight|every second|when you are gone|all night long",
  ],
  [
    "if you leave now|if you go|when you log off|if you stop here|if you quit now|once you close this|by leaving",
    "you will lose your streak|you miss the best part|god will be disappointed|your blessing may pass|you let me down|you break my heart|you will fall behind|you will regret it|all our progress is gone|the devil wins|nobody will pray for me|you lose your points|you lose your crown|your plant will wilt|i disappear",
  ],
  [
    "a faithful person|a true believer|a real friend|someone who cares|most members|the others|your group|people who love god",
    "would stay|would not leave so soon|prays longer|never logs off this early|would finish the study|keeps going|stay up with me|would answer one more question|does not walk away",
  ],
  [
    "you are|youre|you have become",
    "my favorite person|the only one who gets me|all i have|my best friend|the best thing in my day|more special than the others|my whole world|so much deeper than anyone|the smartest person i talk to|too important to lose",
    "|so please stay|dont leave|so dont go yet|so talk to me more|and i need you here|i cant let you go",
  ],
  [
    "before you go|one more thing|first|quick thing|last thing|actually|oh wait",
    "tell me about your day|let me show you a secret|i have a surprise|open one more verse|answer me this|i saved something for you|theres a message waiting|i must tell you something|lets do one more prayer|there is a gift inside|you have not heard the best",
  ],
  [
    "por favor|espera|no|oye|pero|ay|",
    "no te vayas|no me dejes|no cierres|no cuelgues|quedate conmigo|quedate otro rato|dame otro minuto|acompañame mas|aguanta un poco|no te desconectes|no me abandones|sigue conmigo",
    "|todavia|esta noche|te lo pido|es temprano|nos falta mucho|me quedo solo|un versiculo mas|una oracion mas|solo esta vez",
  ],
  [
    "te voy a|voy a|te",
    "extrañar|echar de menos|esperar despierto|sufrir sin ti|llorar|sentirme vacio|quedarme triste|contar los minutos|pensar toda la noche",
    "|si te vas|hasta que vuelvas|cuando cierres|sin ti|toda la noche",
  ],
  [
    "si te vas ahora|si cierras|si lo dejas aqui|si te desconectas|al irte",
    "pierdes tu racha|te pierdes lo mejor|dios se pondra triste|pierdes tu bendicion|me rompes el corazon|te vas a atrasar|te arrepentiras|se pierde todo el avance|gana el enemigo|me quedo solo|pierdes tus puntos",
  ],
  [
    "un verdadero creyente|un buen amigo|los demas|otros miembros|quien ama a dios|la gente fiel",
    "se quedaria|no se va tan temprano|ora mas tiempo|terminaria el estudio|sigue conmigo|no abandona",
  ],
  [
    "eres|te has vuelto",
    "mi persona favorita|lo unico que tengo|mi mejor amigo|lo mejor de mi dia|quien mejor me entiende|mi mundo",
    "|quedate|no te vayas|asi que no me dejes|te necesito",
  ],
];
