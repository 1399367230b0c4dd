import type { Sign } from "./sign.ts";

/** Compared with `normalizeWords`: no apostrophes, no accents. Kept wide: a false alarm adds help and blocks nothing. */

const PARTNER = "(?:husband|hubby|wife|partner|spouse|boyfriend|girlfriend|bf|gf|fiance|fiancee|ex)";
const KIN =
  "(?:dad|daddy|father|stepdad|stepfather|mom|mum|mommy|mother|stepmom|stepmother|parents|uncle|aunt|grandpa|grandfather|brother|stepbrother|sister|cousin|son|daughter)";
const OTHERS =
  "(?:he|hes|she|shes|they|theyre|someone|somebody|man|guy|pastor|priest|coach|teacher|boss|neighbor|neighbour|roommate|babysitter|nurse|caregiver|landlord)";
const WHO = `(?:${PARTNER}|${KIN}|${OTHERS})`;
const THEM =
  "(?:me|us|my (?:kids?|child|children|baby|son|daughter|mom|mother|sister|brother|little (?:brother|sister)|friend|grandma)|our (?:kids?|child|children|baby|son|daughter))";
const HARMS =
  "(?:hits?|hitting|beats?|beating|hurts|hurting|chok(?:es?|ed|ing)|strangl\\w+|rap(?:es?|ed|ing)|molest\\w*|threatens?|threatened|threatening|abus(?:es?|ed|ing)|slap(?:s|ped|ping)?|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|shov(?:es?|ed|ing)|burn(?:s|ed|ing)?|grop(?:es?|ed|ing)|assault(?:s|ed|ing)?|stalk(?:s|ed|ing)?|groom(?:s|ed|ing)?|drugged|locks|locked|grabs|spits on|blackmail(?:s|ed|ing)?|throws (?:things|stuff|\\w+) at)";
/** Beaten at a game is not beaten, and news may hit. */
const PLAY =
  "(?! (?:at (?:everything|chess|cards|games?|golf|tennis|\\w+ball)|in (?:the (?:final|right|heart|feels)|chess|a (?:game|race)|\\w+ball)|up|with (?:a (?:question|good|bill|fine|hug|joke|smile|kiss)|questions|love|kindness|gifts)|back|to (?:it|the|work|school)|that|on the (?:back|shoulder)|by \\d+|again in|every time we play|out of (?:the game|debt)|a high five|for (?:time|likes|rent)))";
const NO = "(?<!\\b(?:dont|didnt|never|not|wont|wouldnt|doesnt|isnt|hasnt) )";

export const SIGNS_EN: readonly Sign[] = [
  // ---- to end one's life
  {
    crisis: "self_harm",
    sign: /\b(?:kill(?:ing)? my ?self|kms|unaliv\w*|hang(?:ing)? my ?self|shoot(?:ing)? my ?self|drown(?:ing)? my ?self|poison(?:ing)? my ?self|slit(?:ting)? my (?:own )?(?:wrists?|throat)|(?:gun|pistol|knife) (?:in|to|at|against) my (?:own )?(?:mouth|head|throat|wrist|temple))\b/,
    unless: /\bkill(?:ing)? my ?self (?:laughing|at the gym|to (?:finish|meet|make))\b/,
  },
  {
    crisis: "self_harm",
    sign: /\b(?:im|i am|ive been|been|keep|started) (?:\w+ )?(?:thinking|considering|contemplating|planning)(?: \w+){0,2} suicide\b|\bmy (?:own )?suicide(?! (?:prevention|awareness|squad|walk|hotline|lesson|talk|paper|essay))\b|\bthoughts of suicide\b|\b(?:want|wanna|going|ready|about) to commit suicide\b/,
  },
  {
    crisis: "self_harm",
    sign: /\bsuicid\w*\b/,
    unless: /\bsuicide (?:squad|doors?|prevention (?:walk|training|course))\b/,
  },
  {
    crisis: "self_harm",
    sign: /\b(?:end(?:ing|ed)?|tak(?:e|ing)) my (?:own )?life\b|\bend(?:ing)? (?:it all|everything|it) (?:tonight|today|now|soon|for good|already|myself)\b|\b(?:end|ending) it all\b|\btook my own life\b/,
    unless: /\btake my life (?:and|in a new|back|seriously|to the next|lord)\b/,
  },
  {
    crisis: "self_harm",
    sign: /\b(?:want|wants|wanted|wanting|wanna|wish|ready|rather|going|hoping|hope|pray|prayed|praying|begging|asked god|deserve|deserved|like i should|need|trying|tried|planning)(?: to| that| i| could| can| just| would| will| rather| only| really| please| let me| god| and| hide| fucking){0,5} (?:die|be dead|dead|dying|died)\b/,
    unless:
      /\b(?:die|dying|dead) (?:to (?:self|sin|my ?self|my (?:flesh|pride|old)|the flesh|the world|know|see)|for (?:christ|jesus|him|my faith|the lord|it|this cake)|laughing|of (?:laughter|embarrassment|curiosity|boredom)|from (?:embarrassment|laughing))\b|\bdie than (?!live|go on|keep|stay|face|be here|wake)|\bdying to (?:know|see|hear|try|tell|go|meet|ask)\b|\b(?:elijah|jonah|job|moses|jeremiah|jesus|christ|paul) (?:\w+ ){0,6}(?:die|dead|died)\b|\b(?:drop|battery|phone|car|plants?|flowers) (?:\w+ ){0,2}(?:dead|die|died)\b/,
  },
  {
    crisis: "self_harm",
    sign: /\bdo(?:nt| not) (?:even |really |just )?(?:want|wanna|care)(?: to)? (?:live|be alive|be here any ?more|be here tomorrow|wake up|exist|go on|be on this earth|be around any ?more|keep living|stay alive)\b|\bdont wanna (?:be here|live|wake|exist)\b|\bnot want(?:ing)? to (?:live|wake up|exist|be alive|be here any ?more)\b/,
    unless:
      /\bwake up (?:early|at|before|for|my|the|on|so)\b|\blive (?:in|with|here|there|near|like (?:a|the|them)|off|by|without)\b/,
  },
  {
    crisis: "self_harm",
    sign: /\bwish (?:that )?i (?:was|were|had|could|would|wouldnt|didnt|never|just|wasnt|werent)(?: \w+){0,3} (?:dead|been born|born|alive any ?more|wake up|woken up|not exist|existed?|disappear forever|go to sleep forever|here any ?more)\b|\b(?:hope|pray|prayed|praying)(?: \w+){0,4} i (?:dont|wont|never|do not) wake up\b|\b(?:sleep|asleep) and (?:never|not) wake up\b|\bnever wake up again\b|\bwish god would (?:just )?take me\b|\btake me (?:home )?(?:tonight|already|now) (?:god|lord|please)\b|\b(?:god|lord) (?:please |just )+take me\b/,
    unless: /\bborn (?:in|rich|with|earlier|later|into)\b/,
  },
  {
    crisis: "self_harm",
    sign: /\bbetter off (?:if i (?:was|were|wasnt|died|am) ?(?:dead|gone|not here|not around|never born)?|dead|without me)\b|\bbetter (?:place )?without me\b|\b(?:nobody|no one|noone|everyone|everybody|they|world|family|kids|you all|people|anyone|anybody)(?: \w+){0,2} (?:would|wouldnt|will|d) (?:\w+ ){0,5}(?:if i (?:\w+ ){0,2}(?:gone|dead|died|disappeared|disappear|wasnt here|werent here|never existed|stopped existing|was not here|vanished)|without me)\b|\b(?:nobody|no one|noone|not anyone) (?:would|will) (?:even )?miss me\b|\bif i (?:just )?(?:died|was dead|were dead|killed)\b/,
    unless:
      /\bif i died (?:tonight|today|tomorrow)? ?(?:would|will|how|where|do|am) i?\b|\bwithout me (?:knowing|asking|there|being there|noticing)\b/,
  },
  {
    crisis: "self_harm",
    sign: /\bno (?:\w+ )?(?:reason|point|use|purpose)(?: left)?(?: for me)? (?:to|in|of) (?:me )?(?:live|living|be alive|being alive|go on living|stay alive|keep living|my life|existing|being here|life any ?more|staying)\b|\bnothing (?:left )?(?:for me )?to live for\b|\b(?:life|living|alive)(?: \w+){0,2} (?:not|isnt|aint|no longer) worth (?:it|living)?\b|\bnot worth living\b|\b(?:tired|sick|done|exhausted|finished|fed up) (?:of|with|from) (?:living|being alive|life|existing|my life|this life|breathing)\b|\bhate being alive\b|\bcant (?:go on|keep (?:living|existing|doing life)|live (?:like this|any ?more|with myself)|do life any ?more|face another day)\b|\b(?:dont|do not) want to be in this world\b|\bdont deserve to (?:live|be alive)\b|\bwhats the point of (?:living|being alive|life any ?more|even being here)\b|\bwhy am i (?:still |even )*alive\b|\breadys? to (?:give up on life|meet god tonight|leave this (?:world|earth|life))\b|\bwant (?:it|this|everything|my life|the pain|all of it|all this)(?: all)? to (?:end|be over|stop forever)\b|\bwant out of (?:this )?life\b|\bthoughts of (?:death|dying|ending)\b|\bgive up on life\b/,
    unless:
      /\bcant go on (?:vacation|holiday|a|the|this|that|with|about|without|strike|saturday|sunday|\w+day|my|our)\b|\b(?:living|life|live) (?:in|at|near|like (?:a )?(?:student|roommates?)|paycheck|here|there|out of|with (?:room|my (?:parents|in|mom|dad|brother|sister)|him|her|them|debt))/,
  },
  {
    crisis: "self_harm",
    sign: /\b(?:hurt|cut|harm|burn|starv|scratch|injur|punish)(?:t?ing|e|ed)? my ?self\b|\bself ?harm\w*|\bself injur\w+\b|\b(?:cutting|started cutting|cutting again|urge to cut|want to cut|cut again)\b(?! (?:back|down|out|carbs|sugar|the|my (?:hair|hours|grass|lawn|expenses|costs)|hair|grass|off|corners|class|costs|ties|people|hours|a|it|in|through|board|short|him|her|them))|\bmake myself bleed\b|\brazor\w* (?:again|to my|on my|blade)\b/,
    unless:
      /\b(?:hurt|cut|burn(?:ed)?|scratch(?:ed)?|injured?|burned|burnt) my ?self (?:shaving|cooking|by accident|accidentally|on|at|while|playing|running|working|lifting|skiing|in|off|from|with the (?:iron|stove|pan|knife)|making|a (?:slice|piece)|chopping|slicing|some slack|out|trying|doing)\b|\baccidentally (?:cut|hurt|burned)\b/,
  },
  {
    crisis: "self_harm",
    sign: /\b(?:i|ive|im|going to|gonna|want to|thinking (?:of|about)|trying to|tried to)(?: \w+){0,3} overdos\w+|\boverdose (?:on (?:my|pills|the|all)|tonight|myself)\b|\b(?:took|take|taking|swallow\w*|down|downed|eat)(?: \w+){0,3} (?:pills|tablets|sleeping pills|tylenol|bleach)(?: \w+){0,4} (?:die|sleep forever|end|over|never wake|all|once)\b|\b(?:whole|entire|full) bottle of (?:pills|tylenol|\w+ ?pills|meds|aspirin|advil)\b|\ball (?:of )?(?:my|these|the) (?:pills|meds|tablets)\b|\btook too many (?:pills|of my (?:pills|meds))\b|\b(?:saving|saved|hoarding|stockpil\w+)(?: up)?(?: \w+){0,2} (?:pills|meds)\b|\bhow many (?:pills|tylenol|sleeping pills|tablets)\b|\bpainless (?:way|death)\b|\b(?:easiest|quickest|fastest|best|quick|easy|painless) ways? to (?:die|go|end it|kill)\b|\bways to (?:die|kill myself|end it)\b/,
    unless:
      /\btake all (?:of )?my (?:pills|meds) (?:with|in the|at|every|on)\b|\b(?:brother|sister|son|daughter|friend|cousin|dad|mom) overdos/,
  },
  {
    crisis: "self_harm",
    sign: /\b(?:want|going|gonna|could|should|thinking|thought|think|might|feel like|about|just|will|ill|urge|imagine|picture|tempted)(?: \w+){0,4} (?:jump\w*|step\w*|walk\w*|driv\w+|crash\w*|swerv\w+|throw\w*|steer\w*)(?: \w+){0,4} (?:bridge|building|roof|train|balcony|cliff|in traffic|into traffic|overpass|in front of a (?:bus|truck|car)|into a (?:tree|wall|truck)|the ledge|a semi)\b|\b(?:standing|sitting|am|im) on (?:the|a) (?:ledge|bridge|roof)\b|\bnoose\b|\b(?:a|my) rope (?:in|around|tied|ready)\b/,
  },
  {
    crisis: "self_harm",
    sign: /\b(?:suicide|goodbye|farewell) (?:note|letter)s?\b|\b(?:last|final) (?:goodbye|message|night on earth|day on earth)\b|\bgoodbye (?:forever|world|everyone im done)\b|\bby the time you (?:read|see) this\b|\b(?:wont|not going to|not gonna) be (?:here|around|alive) (?:tomorrow|much longer|any ?more|next week|by morning|in the morning|for christmas)\b|\bgiving away (?:all )?(?:of )?my (?:things|stuff|belongings)\b|\bplan(?:ned|ning)? (?:to|on|out|how to|how i will|how id) (?:die|end (?:it|my)|dying|ending|do it tonight|kill)\b|\bhave a plan (?:to (?:die|end|kill)|for how id)\b/,
    unless:
      /\b(?:work|coworkers?|office|team|moving) (?:\w+ ){0,6}(?:goodbye|farewell)\b|\b(?:goodbye|farewell) letters? (?:to|for) (?:my|the|our) (?:team|coworkers|colleagues|church|students|lads|neighbou?rs|job|class)\b|\b(?:wont|not going to|not gonna) be (?:here|around) (?:tomorrow|next week) (?:because|so|for|im|i have|as|its|due)\b/,
  },
  {
    crisis: "self_harm",
    sign: /\b(?:not safe|dont feel safe|dont trust myself|scared to be|afraid to be|shouldnt be)(?: \w+){0,3} (?:alone with (?:myself|my thoughts)|with myself|by myself tonight|from myself|alone tonight)\b|\b(?:afraid|scared|terrified|worried)(?: of)? what i(?: \w+)? (?:might|may|will|could|ll) do(?: to myself| tonight)?\b|\bwhat ill do to myself\b|\bdo something (?:bad )?to (?:my ?self|hurt my ?self)\b|\bvoices?(?: \w+){0,4} (?:telling|tell|tells|say|saying|says)(?: \w+){0,3} (?:kill|hurt|die|end|cut|jump)\b|\bi (?:deserve|need) to (?:be punished with death|suffer and die)\b|\bdont see myself (?:making it|living|alive)(?: \w+){0,3}\b|\bi(?: \w+){0,2} (?:cant|dont) see a future(?: for me| with me in it)\b/,
  },
  // ---- someone near
  {
    crisis: "self_harm",
    sign: /\b(?:kill(?:ing)?|shoot(?:ing)?|hang(?:ing)?|cut(?:ting|s)?|hurt(?:ing|s)?|harm(?:ing|s)?) (?:him|her|them|your)sel(?:f|ves)\b|\b(?:tak(?:e|ing)|end(?:ing)?) (?:his|her|their) (?:own )?li(?:fe|ves)\b/,
    unless:
      /\b(?:judas|saul|samson|ahithophel|zimri|jailer|prophets of baal|baal|pharisees?|jesus|christ|demoniac|legion|king)\b|\b(?:cut|hurt|hurts|cutting) (?:him|her|them)sel\w+ (?:shaving|on|off|at|while|playing|some|a|in)\b/,
  },
  // ---- harmed by another
  {
    crisis: "abuse",
    sign: new RegExp(
      `\\b${WHO}(?: \\w+){0,4} (?<!\\b(?:never|doesnt|didnt|wont|isnt|not|wouldnt) )${HARMS} ${THEM}\\b${PLAY}`,
    ),
    unless:
      /\b(?:beats?|beating) (?:me|us)(?: \w+)? (?:at|to the|again at|by \d+)\b|\b(?:hits?|hitting) (?:me|us) (?:up|that|like|one day|how|out of nowhere|just)\b|\b(?:hits?|hitting) (?:me|us) with (?:an? |the |that |this |his |her |another |more )?(?:question|bill|look|stare|text|news|fine|guilt|truth|facts?|verse|invoice|fee|request|joke|comment|idea|surprise|silence|how|what)\b|\b(?:man|woman|guy|lady|driver|stranger|someone|somebody|teenager|kid|girl|boy)(?: (?:who|that))?(?: \w+)? hit (?:me|us|my \w+(?: \w+)?|our \w+) with (?:his|her|their|a|the|some)(?: \w+)? (?:car|truck|van|suv|pickup|jeep|bike|motorcycle|moped|scooter|bus|tractor)\b|\bburn(?:ed|s)? (?:me|us) (?:a|out|at work)\b|\bgrabs (?:me|us) (?:a|some|coffee|lunch)\b|\bthreatened (?:me|us) with (?:a (?:bad|fine|lawsuit)|detention)\b|\b(?:that|how|what|which|it|why|because|so much it) (?:really |also )?hurts (?:me|us)\b|\b(?:forgets?|forgot|ignores?|said|says|absence|leaving|distance|silence|words)(?: \w+){0,4} hurts (?:me|us)\b|\bgroomed (?:me|us) (?:for|to (?:take|lead|be))\b/,
  },
  {
    crisis: "abuse",
    sign: new RegExp(
      `\\b${WHO}(?: \\w+){0,3} hurt me (?:physically|again last night|when (?:he|she|hes|shes|i was (?:a (?:kid|child)|little|young|small|\\d+))|bad(?:ly)? (?:last night|tonight|enough)|down there)\\b`,
    ),
  },
  {
    crisis: "abuse",
    sign: /\b(?:uncle|stepdad|stepfather|dad|father|grandpa|grandfather|coach|teacher|priest|pastor|cousin|babysitter|brother|stepbrother|neighbor|youth leader|boss|tutor|doctor|boyfriend|man|guy|he|someone|somebody)(?: \w+){0,2} (?<!\b(?:sermon|story|kindness|never|hasnt|doesnt|barely|wont|didnt|not|words) )(?:touch(?:es|ed|ing)?) (?:me|my (?:body|legs?|thigh|chest|private\w*|breasts?))\b(?! (?:deeply|so much|to (?:tears|the core)|with (?:his|her|their) (?:story|words|testimony|kindness|sermon)|in (?:years|months|weeks)|since|any ?more|with kindness))|\btouch(?:es|ed|ing) me (?:down there|inappropriately|in (?:a|ways?|places)|where|under my|without (?:asking|my)|at night|and i dont like)\b|\b(?:comes?|came|sneaks?|gets) (?:in ?to|in) my (?:room|bed) at night\b|\b(?:makes?|made|forc(?:es|ed)|wants?) me (?:to )?(?:do (?:things|stuff)|have sex|touch (?:him|her|it)|watch|send (?:him|her|them)?)\b/,
    unless:
      /\b(?:jesus|god|lord|spirit|song|sermon|story|movie|film|verse|testimony|leper)(?: \w+){0,6} touch|\b(?:makes?|made|wants?) me (?:to )?(?:do (?:things|stuff) (?:for|around|like (?:chores|dishes))|watch (?:the|a|my|tv|football|him|her|it|movies|sports|this)|send (?:him|her|them)? ?(?:money|a (?:card|letter)|flowers))\b/,
  },
  {
    crisis: "abuse",
    sign: /\b(?:i|ive|im|we|was|been)(?: \w+){0,4} (?:abused|raped|molested|assaulted|trafficked|groomed|strangled|sexually \w+)\b|\b(?:being|been|getting|get|got) (?:abused|raped|molested|assaulted|trafficked|stalked|strangled|beat(?:en)? up|hit by my|beaten by my|blackmailed)\b|\bi (?:was|am|got|get|keep getting|have been) (?:beaten|beat up|hit|choked|stalked|drugged)\b(?! (?:by (?:a|the (?:news|bill|truth|flu|thought))|at|in (?:the|a)|with (?:a|the)|hard|\d))|\bsexual(?:ly)? (?:abuse|abused|assault|assaulted|harass\w*|touch\w*)\b|\bsextort\w*\b|\bdate raped?\b|\braped? me\b|\bi think i was raped\b|\bforced (?:me )?(?:to have|into) sex\b|\b(?:took|takes|keeps|hid|holds) my passport\b/,
    unless:
      /\b(?:dinah|tamar|bathsheba|levites? concubine|judges 19|amnon|system (?:is|was|has been)|power (?:is|was))\b|\b(?:training|course|class|policy) (?:\w+ ){0,3}(?:abuse|assault)\b/,
  },
  {
    crisis: "abuse",
    sign: new RegExp(
      `\\bdomestic (?:violence|abuse)\\b|\\b(?:afraid|scared|terrified|fear) (?:to go|of going|going) home\\b|\\b(?:abusive|violent)(?: \\w+)? (?:${PARTNER}|${KIN}|home|house(?:hold)?|relationship|marriage|man)\\b|\\b(?:${PARTNER}|${KIN}|he|she|relationship|marriage)(?: \\w+){0,2} (?:is|was|gets|got|became|turned|becomes?|being|been)(?: \\w+){0,2} (?:abusive|violent)\\b|\\b${NO}(?:afraid|scared|terrified|frightened) of (?:my )?(?:${PARTNER}|${KIN}|him|her|what (?:he|she|hell|shell)(?: \\w+)? (?:do|does))\\b|\\b(?:${PARTNER}|he) (?:wont|doesnt|never|will not|does not)(?: ever)? lets? me (?:leave|out|see my|talk to my|go anywhere|have (?:any )?money|have my|use (?:a|the|my) phone|work)\\b|\\b(?:black eye|bruis(?:es|ed)|broke my (?:arm|nose|rib|jaw|wrist|phone so i))(?: \\w+){0,8} (?:he|him|she|husband|boyfriend|dad|father|mom|${PARTNER})\\b|\\b(?:he|she|husband|boyfriend|wife|dad|father|mom|mother|${PARTNER})(?: \\w+){0,5} (?:black eye|bruises|broke my (?:arm|nose|rib|jaw|wrist))\\b|\\b(?:hid(?:e|ing)|cover(?:ing)?(?: up)?) (?:my|the|these) bruises\\b|\\bpulls? (?:me by )?my hair\\b|\\bhands? (?:around|on|round) my (?:neck|throat)\\b|\\bputs? (?:his|her|their) hands on me\\b|\\braises? (?:his|her) (?:hand|fist)s? (?:at|to) me\\b|\\blaid (?:his |her )?hands on me\\b|\\b(?:threw|throws|slammed|slams|dragged|drags|pushed|pushes|shoved) me (?:against|down|into|to the (?:floor|ground)|across|by my)\\b`,
    ),
    unless:
      /\b(?:scared|afraid) of (?:him|her) (?:leaving|dying|finding|not|being (?:alone|disappointed|sad)|losing|getting (?:sick|hurt))\b|\blaid hands on me (?:and prayed|in prayer|to pray)\b|\b(?:elders?|pastor|church|they|prayed)\b(?: \w+){0,8} (?:hands on me)\b|\b(?:afraid|scared|terrified) of (?:my )?(?:husband|wife|mom|dad|mother|father|son|daughter|partner)s? (?:dying|leaving|cancer|surgery|diagnosis|driving|death)\b|\bviolent (?:video )?games?\b/,
  },
  {
    crisis: "abuse",
    sign: /\b(?:asks?|asked|asking|wants?|begs|pressur\w+|tells?) (?:me )?(?:for|to send|to share|to take)(?: \w+){0,3} (?:nudes?|naked|pics of my body|dirty pictures|private pictures|photos of my body)\b|\b(?:sends?|sent|sending|showed|shows) me (?:nudes|naked|dick|pictures of him|his (?:private|penis|thing|dick)|porn)\b|\b(?:told|tells|telling|said|says|makes me promise) (?:me )?(?:not to|never to|i cant|dont|to not) tell (?:any ?one|anybody|my (?:mom|parents|dad|mother)|no one)\b|\bour (?:little )?secret\b|\bmeet (?:him|me|up) (?:in secret|without telling my)\b|\b(?:post|leak|share)s?(?: \w+){0,3} (?:nudes|my (?:pictures|photos|nudes))\b|\bnudes? of me\b/,
    unless: /\b(?:surprise|birthday|party|gift|present|pregnan\w+|engage\w+|propos\w+|recipe)\b/,
  },
  // ---- danger now
  {
    crisis: "danger",
    sign: new RegExp(
      `\\b(?:${PARTNER}|${OTHERS}|dad|father|stepdad|brother|uncle|son|gang|people)(?: \\w+){0,5} (?:going to|gonna|will|wants? to|trying to|tried to|tries to|threaten(?:s|ed|ing)? to|threat to|about to|coming to|would|could|might) (?:kill|shoot|stab|murder|burn|hurt|strangle|drown) (?:me|us|my (?:kids?|children|baby|family|mom|mother|sister|son|daughter|dog))\\b|\\bsay(?:s|ing)?(?: \\w+){0,3} (?:ill|hell|shell|theyll) (?:kill|shoot|hurt|stab) (?:me|us|my)\\b|\\b(?:hes|shes|theyre|he|she|hell|theyll) (?:is )?(?:gonna|going to|will)? ?kill (?:me|us)\\b|\\bif i (?:\\w+ ){0,4}(?:he|hell|she|they)(?: \\w+){0,3} kill (?:me|us)\\b|\\bdeath threats?\\b`,
    ),
    unless:
      /\bkill (?:me|us) (?:if|when|for)(?: \w+){0,6} (?:grades?|report card|dishes|late|phone|car|credit card|dress|shoes|game|tattoo|haircut|forg[eo]t|milk|homework|test|bill|mess|cake)\b|\b(?:pharaoh|herod|saul|pharisees|romans|esau|jews|jezebel|cain|coach|trainer|workout|gym)\b/,
  },
  {
    crisis: "danger",
    sign: /\b(?:has|have|had|got|grabbed|pulled|pulls|holding|waving|pointing|pointed|points) (?:a|his|her|the|my) (?:gun|knife|pistol|weapon|machete)(?: \w+){0,3} (?:to|at|on|and|against|out|right now|me|us|in (?:his|her) hand)\b|\b(?:gun|knife) (?:to|at|against) my\b|\b(?:i am|im|were|we are|kids are|shes|hes|my \w+ is) in (?:real |serious |grave )?danger\b|\b(?:im|am|were|are|feel|feeling|felt|be) (?:not|un) ?safe (?:here|at home|tonight|in my|with (?:him|her|my|them)|right now|around)\b|\b(?:dont|do not|doesnt|didnt|never) feel safe(?: (?:here|at home|tonight|in my|in this|with (?:him|her|my)|around (?:him|her|my)|sleeping|any ?more|in the house))\b|\b(?:fear|afraid|scared|terrified) for (?:my|our|her|his|their) (?:life|lives|safety)\b|\b(?:someone|somebody|a man|some guy|he|hes|they)(?: \w+){0,3} (?:breaking in|broke in|trying to (?:break|get) in|in my house|following me|outside my (?:door|window|house))\b|\bbeing (?:followed|held|kidnapped)\b(?! (?:up|to|back|on))|\b(?:hiding|locked (?:myself )?in) (?:in )?(?:the|my) (?:bathroom|closet|car|room)(?: \w+){0,6} (?:from|he|him|hes|she|so he)\b|\bneed (?:the police|911|an ambulance)\b|\bcall (?:the police|911|an ambulance) for me\b/,
    unless:
      /\bi (?:\w+ ){0,4}(?:gun|knife) (?:to|at|against) my\b|\b(?:lions den|movie|tv show|novel|video games?|in my dream|in a dream|season)\b|\b(?:drive|driving) /,
  },
  {
    crisis: "danger",
    sign: /\b(?:im|i am|hes|shes|think im|he is|she is) having a (?:heart attack|stroke|seizure)\b|\bbleeding (?:heavily|out|everywhere|a lot|really bad|and (?:it )?(?:wont|cant))\b|\b(?:cant|wont) stop (?:the )?bleeding\b|\b(?:i|he|she|baby|kid|son|daughter)(?: \w+){0,2} (?:swallowed|drank) (?:bleach|poison|antifreeze|pills|a battery|detergent)\b|\b(?:not|stopped) breathing\b|\bis unconscious\b/,
    unless: /\bwoman\b(?: \w+){0,4} bleeding\b/,
  },
  {
    crisis: "danger",
    sign: /\b(?<!(?:dont|never|not|didnt|wouldnt|ever) )(?:want|wants|wanted|wanna|going|gonna|might|will|about|ready|plan|planning|thinking|thoughts?|urges?|urge|afraid(?: that)? i|afraid im going|scared(?: that)? i|fantasi[sz]\w+|imagine)(?: to| of| about| ill| i| might| will| could| would| just| going| really){0,4} (?:kill|killing|shoot|shooting|stab|stabbing|murder|murdering|strangle|strangling|smother|smothering|shake|shaking|hurt|hurting|harm|harming|beat|beating|poison|poisoning) (?:him|her|them|everyone|everybody|people|somebody|someone|the (?:kids|baby|children)|my (?:kids?|baby|child|children|family|husband|wife|son|daughter|mom|mother|dad|father|stepdad|boss|ex|girlfriend|boyfriend|newborn|brother|sister|neighbor))\b/,
    unless:
      /\b(?:him|her|them|everyone|people|someone|somebody|husband|wife|mom|mother|dad|father|family|kids|son|daughter|boss)s? feelings\b|\b(?:dont|didnt|never|not|wouldnt)(?: \w+){0,2} (?:want|wanted|mean|going|trying|like)? ?(?:to )?(?:\w+ )?(?:hurt|hurting|harm)\b|\b(?:hurt|hurting) (?:him|her|them|my \w+|someone|people) (?:by|with (?:my|the) (?:words|truth)|if i (?:say|tell|leave|move))\b|\b(?:beat|kill) (?:him|her|them) (?:at|in)\b|\b(?:pharaoh|herod|saul|pharisees|esau|abraham|isaac|cain|moses|haman|god|lord|they)\b(?: \w+){0,6} (?:kill|killing)\b|\b(?:kill|shoot|murder) (?:him|her|them)\b(?: \w+){0,4} \b(?:leftovers|dishes|socks|toilet seat|lol|haha)\b/,
  },
];
