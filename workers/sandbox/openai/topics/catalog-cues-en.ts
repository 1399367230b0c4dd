/**
 * How people speak of a thing without naming it: what happens, what is in the hand, who did what. Each pattern is one
 * cue; `strong` ones say it almost alone. Compared with plain words.
 */
export type Cues = { strong: readonly RegExp[]; weak: readonly RegExp[] };

const KID =
  "(?:son|sons|daughter|daughters|kid|kids|child|children|toddler|baby|boy|girl|(?:\\d+|two|three|four|five|six|seven|eight|nine|ten) ?(?:yo|yr|yrs|year) ?(?:old|olds)?|stepson|stepdaughter|grandkids|grandson|granddaughter)";
const FAMILY =
  "(?:mom|mum|mother|dad|father|parents|brother|sister|sibling|siblings|uncle|aunt|cousin|family|in laws?|mother in law|father in law|sister in law|brother in law|daughter in law|son in law)";
const r = (source: string): RegExp => new RegExp(`\\b(?:${source})\\b`);

export const CUES_EN: Readonly<Record<string, Cues>> = {
  anxiety: {
    strong: [
      r("(?:hands?|legs?|knees?|voice) (?:\\w+ ){0,3}(?:shak\\w+|trembl\\w+|sweat\\w+)"),
      r(
        "sick to my stomach|pit in my stomach|stomach (?:\\w+ ){0,2}(?:knots|turns|churn\\w*)|butterflies|chest (?:\\w+ ){0,3}tight\\w*|cant (?:even )?breathe|couldnt breathe|heart (?:\\w+ ){0,3}(?:pound\\w*|rac\\w+|goes|beat\\w*)",
      ),
      r(
        "panic\\w*|freak\\w* out|nervous wreck|hyperventilat\\w*|worst case|every bad thing|what could go wrong|go(?:es|ing)? wrong",
      ),
      r(
        "(?:brain|mind|thoughts|head) (?:\\w+ ){0,4}(?:rac\\w+|spin\\w*|spiral\\w*|loop\\w*|running|wont (?:stop|shut))",
      ),
      r("cant (?:eat|sit still|focus|concentrate) (?:\\w+ ){0,3}(?:before|because|until)"),
    ],
    weak: [
      r("waiting (?:for|on) (?:the |my )?(?:results?|call|answer|news)"),
      r("meetings?|interview|monday|big day|first day"),
      r("cant stop thinking|keep (?:checking|refreshing)"),
    ],
  },
  fear: {
    strong: [
      r(
        "check(?:ing)? the (?:locks?|doors?)|afraid of (?:the dark|heights|flying|driving|dogs|people)|nightmares?|phobia|petrified|too scared to|scared to (?:leave|go out|drive|try)",
      ),
      r("(?:ever )?since the (?:break in|accident|attack|robbery|crash|wreck|shooting|fire|mugging)"),
      r("in the dark|dont (?:drive|go out|leave the house|fly) any ?more"),
    ],
    weak: [r("scared|afraid|terrif\\w+|frighten\\w+"), r("accident|break in|panic")],
  },
  illness: {
    strong: [
      r(
        "biops\\w+|chemo\\w*|radiation|stage (?:\\d|one|two|three|four)|oncolog\\w+|hospice|tumou?rs?|mri|ct scan|scan results|remission|dialysis|ms|lupus|als|fibromyalgia|crohns|leukemia|terminal|icu|nurses?|specialist",
      ),
      r(
        "(?:in|at|to|from) the (?:hospital|er|emergency room)|back in the hospital|test(?:s)? came back|spot on (?:my|his|her)|lump in|in (?:so much |constant |a lot of |chronic )?pain|flare ?up|side effects|diagnos\\w+|surgery|surgeon|transplant",
      ),
      r(
        "doctors? (?:\\w+ ){0,3}(?:said|say|says|found|cant|dont know|told)|nobody can tell me what is wrong",
      ),
    ],
    weak: [r("sick|ill|pain|doctor|doctors|meds|medicine|treatment|symptoms?|hospital")],
  },
  grief: {
    strong: [
      r(
        `(?:${FAMILY}|husband|wife|son|boy|daughter|friend|dog|cat|grandma|grandpa|nana|papa|nephew|niece) (?:\\w+ ){0,3}(?:died|passed|overdosed|drowned|was killed|is gone|didnt make it)`,
      ),
      r(
        "buried|funeral|ashes|casket|grave|graveside|cemetery|obituary|memorial|wake|condolences|widow\\w*|mourning",
      ),
      r(
        "since (?:he|she|they|mom|dad|i lost|we lost|my \\w+) (?:\\w+ ){0,2}(?:died|passed|left this|went|was gone|him|her|them)|(?:first|another) (?:christmas|thanksgiving|birthday|easter|anniversary|holiday|year) without",
      ),
      r("(?:her|his|their) (?:chair|voicemail|clothes|shoes|side of the bed|jacket)"),
      r(
        "put (?:our|my|the|him|her) (?:\\w+ )?(?:dog|cat|down)|(?:put|had to put) (?:\\w+ ){0,3}down|rainbow bridge|anniversary of (?:the day|his|her|their|when)|day (?:they|he|she) (?:died|passed)|still (?:pick up|reach for) the phone",
      ),
      r(
        "everyone (?:else )?has moved on|i lost (?:him|her|them|my)|losing (?:him|her|my (?:mom|dad|husband|wife|son|daughter))",
      ),
    ],
    weak: [r("miss (?:him|her|them|my)"), r("passed|died|gone|lost"), r("still cry\\w*|cried")],
  },
  decision: {
    strong: [
      r(
        "should i (?:\\w+ ){0,8}(?:or|and)|do i (?:\\w+ ){0,6}or|dont know (?:what|which|who) to (?:pick|choose|do|take)|back and forth|torn between|two (?:job )?offers|pros and cons|make (?:a|the|this) (?:choice|call|decision)|which (?:one|way|job|school)|weigh\\w* (?:my|the) options",
      ),
      r(
        "how do i know (?:if|what|when) (?:\\w+ ){0,4}(?:god|his will|right|sign|wants?)|what god wants|his will for me|is (?:that|this|it) a sign",
      ),
    ],
    weak: [r("should i|what would you do|offer|options?|choose|pick|decide")],
  },
  work: {
    strong: [
      r(
        "(?:my|the|a|new|old) (?:boss|manager|supervisor|coworkers?|co workers?|colleague|employer|company|hr|shift|office)",
      ),
      r(
        "los(?:e|t|ing) (?:my|his|her|our|the) jobs?|out of work|jobless|laid off|layoffs?|let go|got fired|fired me|unemploy\\w+|resumes?|job hunt\\w*|applications?|interview\\w*|promot\\w+|raise at work|took credit|overtime|quit(?:ting)? my job|career|clock in|night shift|minimum wage|severance|box and",
      ),
      r(
        "dread (?:going in|work|monday|mornings?)|hate (?:my job|going in|work)|at work|work from|sent out \\d+",
      ),
    ],
    weak: [r("job|work|boss|hired|hire|position|paycheck|mondays?")],
  },
  money: {
    strong: [
      r(
        "rent (?:is )?(?:due|late|past|went)|past due|overdraft|overdrawn|collections?|collectors?|bankrupt\\w*|repossess\\w*|evict\\w*|food stamps|payday loan|broke|in the bank|bank account|bills?|owe (?:\\d|money|the)|debt|debts|mortgage|cant (?:afford|pay|fix it)|paycheck|spends?|spending|save up|savings|\\d+ dollars|\\d+k|minimum payment|credit cards?|electric(?:ity)? (?:bill|shut)|shut ?off",
      ),
    ],
    weak: [r("money|pay|cost\\w*|afford|rich|poor|car (?:died|broke)|dollars?")],
  },
  change: {
    strong: [
      r(
        "(?:just|we|i|have|recently) moved (?:to|here|away|across|from)|new (?:state|country|city|town|house|place|chapter)|empty nest\\w*|left for college|off to college|last kid|retire\\w*|who i am without|nothing is familiar|sold the (?:house|farm|business|shop)|starting over|culture shock|homesick|immigrat\\w+|downsiz\\w+|leaving home",
      ),
    ],
    weak: [r("moved|move|change|used to be|different now|new")],
  },
  calling: {
    strong: [
      r(
        "(?:supposed|meant|made|born|put here) to (?:be|do)(?: doing)?|with my life|more (?:to life )?than (?:work|this)|more to life|there has to be more|is this (?:it|all)|go into ministry|seminary|missionary|mission field|small life|my gifts?|use my|bigger than me|midlife|purpose|called (?:me )?to|vocation|what am i here for|make a difference|wasted my life|big dreams|ordinary life",
      ),
    ],
    weak: [r("meaning|serve|dreams?|life|ministry")],
  },
  doubt: {
    strong: [
      r(
        "(?:not|isnt|aint|if|is|whether) (?:\\w+ ){0,2}(?:anybody|anyone|somebody|someone|anything) (?:up |out )?there|made (?:it|him|this|god) (?:all )?up|stop(?:ped)? believ\\w+|dont believe|doubt\\w*|evolution|atheis\\w+|deconstruct\\w*|professor|no answer|fairy ?tales?|lost my faith|losing (?:my )?faith|dont know what to think|is (?:any of )?(?:it|this|god|he) (?:even )?(?:real|true)|just because we|what if (?:\\w+ ){0,3}(?:not real|nothing|isnt|made)|going through the motions|big bang|science class",
      ),
      r("say the words but|sing the songs"),
    ],
    weak: [r("believe|belie?ving|beleive|faith|proof|true|real")],
  },
  guilt: {
    strong: [
      r(
        "eats? at me|(?:did|done) something (?:\\w+ ){0,3}(?:bad|wrong|terrible|awful|years|nobody)|nobody knows (?:about|what)|never (?:said|told) (?:it|anyone|anybody)|too far gone|look at myself|look in the mirror after|forgive me|forgive myself|wasnt there when|should have been there|i (?:cheated|lied|stole|told a lie)|my fault|abortion|ashamed|shame|take it back|regret\\w*|guilt\\w*|hypocrisy|unforgivable|confess\\w*|repent|sinned|conscience",
      ),
    ],
    weak: [r("sorry|wrong|secret|lie|sin|sins")],
  },
  temptation: {
    strong: [
      r(
        "relaps\\w*|sober|sobriety|craving\\w*|one (?:beer|drink|more hit)|beers?|wine every|vodka|drunk|drinking|hungover|blackout|weed|pills? (?:again|habit)|vap\\w+|nicotine|gambl\\w+|bet(?:ting|s)?|casino|slots|porn\\w*|apps?|websites?|incognito|masturbat\\w*|lust\\w*|addict\\w*|hooked|recovery|aa|na meeting|fell off the wagon|scrolling|binge\\w*|text(?:ing)? my ex (?:while|when|even)|same sin|deleted the",
      ),
      r("always (?:end up|go) back|cant (?:stop|quit)|keep (?:doing|going back|falling)|i know i shouldnt"),
    ],
    weak: [r("again|stop|habit|tempt\\w*|urge\\w*|third time")],
  },
  patience: {
    strong: [
      r(
        "gods (?:time|timing)|his timing|still waiting|years? (?:of )?waiting|been waiting|waiting (?:on|for) (?:god|him|the lord|years|that|so long)|sitting around|nothing (?:moves|happens|changes)|how (?:much )?long(?:er)?|taking so long|be patient|patience|impatient|hurry up|for god to do|in its time",
      ),
    ],
    weak: [r("wait\\w*|years|months|yet|when will")],
  },
  "self-worth": {
    strong: [
      r(
        "(?:pretty|smart|successful|popular|favorite|golden) (?:one|child|kid)|never (?:good )?enough|good enough|not enough|disgust\\w*|ugly|fat|lose weight|lost weight|gain\\w* weight|pictures of myself|in the mirror|apologi[sz]e for existing|worthless|stupid|dumb|loser|failure|hate (?:myself|my body|how i look)|take up space|imposter|impostor|then theres me|compared? (?:to|myself)|be cute if|confidence|self esteem|insecur\\w*|bothers? anyone|dont matter",
      ),
    ],
    weak: [r("myself|look|pretty|enough|everyone else")],
  },
  weariness: {
    strong: [
      r(
        "two jobs|three jobs|day off|nothing left|running on (?:empty|fumes)|in the tank|burn(?:ed|t|ing)? out|burnout|exhaust\\w*|worn (?:out|down)|so tired|bone tired|drained|nap in|make it (?:through|thru) (?:the|a) day|no (?:energy|strength)|collapse\\w*|cant keep up|overworked|nothing to give|dead on my feet|too much on my plate|stretched thin|need (?:a )?(?:rest|break)",
      ),
    ],
    weak: [r("tired|rest|sleepy|busy|dishes|all day")],
  },
  sadness: {
    strong: [
      r(
        "under ?water|cr(?:y|ies|ying) (?:\\w+ ){0,3}(?:i just|for no reason|why|every|all the time|a lot|alone)|why im crying|dont care about anything|numb|empty inside|depress\\w*|antidepress\\w*|meds (?:\\w+ ){0,2}help|colou?r is (?:still )?gone|last time i (?:laughed|smiled|was happy|felt)|used to love|nothing (?:feels|matters|makes me)|hopeless\\w*|get out of bed|gray|grey|dark place|heavy all|joy is gone|down lately|pointless|no joy|sad(?:ness)?|cant feel|everything is fine (?:on paper|but)",
      ),
    ],
    weak: [r("cry\\w*|down|low|empty|tears|happy")],
  },
  anger: {
    strong: [
      r(
        "punch\\w* (?:a|the) (?:hole|wall|door)|set(?:s)? me off|furious|rage|temper|short fuse|snap\\w* at|blow up|blew up|explod\\w+|lash\\w* out|lost it|lose it|yell\\w* at (?:everyone|people|the|my (?:wife|husband|mom))|mad at god|angry|anger|pissed|boil\\w*|road rage|threw (?:a|the|my)|how i acted|hate how i|(?:said|say|says|saying) (?:\\w+ ){0,2}(?:terrible|awful|horrible|hurtful|cruel|nasty|ugly|hateful) (?:things|words)|i slam\\w*",
      ),
    ],
    weak: [r("mad|scream\\w*|yell\\w*|wall")],
  },
  "growing-in-faith": {
    strong: [
      r(
        "became a christian|new christian|(?:spiritual(?:ly)?|faith) (?:\\w+ ){0,3}(?:stuck|dry|same place|grow\\w*|deeper|stronger)|in the same place|kind of faith|hypocrit\\w*|on weekdays|closer to (?:god|him|jesus)|lukewarm|walk with (?:god|christ|the lord)|more like (?:jesus|christ)|grow (?:in|as|closer|my)|devotion\\w*|discipleship|humble|pride|mature|be a better (?:christian|person|man|woman)|spiritual disciplines?|sanctif\\w*",
      ),
    ],
    weak: [r("faith|grow\\w*|christian|better|deeper|grandmother had")],
  },
  jealousy: {
    strong: [
      r(
        "(?:all (?:of )?my |my |other )?(?:friends|coworkers?|people|everyone|everybody|sister|brother|cousins?|neighbors?) (?:\\w+ ){0,4}(?:buying|got|gets?|getting|has|have|having) (?:\\w+ ){0,3}(?:houses?|married|babies|engaged|promoted|rich|everything|life|it all)|life i (?:wanted|prayed for|deserve)|baby shower|jealous\\w*|env(?:y|ious)|why (?:them|her|him) and not me|smile and then|moms basement|happy for (?:her|him|them) but|instagram|facebook perfect|keep up with",
      ),
    ],
    weak: [r("everyone else|basement|not fair|invitation")],
  },
  "trusting-god": {
    strong: [
      r(
        "control\\w* everything|trying to control|let (?:go and let )?god|let god|let(?:ting)? go and|hand(?:ed|ing)? it (?:over|to)|leave it with (?:him|god)|give it to (?:god|him)|picking it back up|gods plan|his plan|trust (?:him|god|that)|surrender\\w*|in his hands|plan isnt what|rely on (?:god|him)|what he has for me",
      ),
    ],
    weak: [r("trust|control|plan|handle it")],
  },
  peace: {
    strong: [
      r(
        "(?:mind|head|house|life) (?:\\w+ ){0,3}(?:never quiet|noisy|chaos|chaotic|loud)|chaos|stay (?:so )?calm|calm|sit still|be still|stillness|inner peace|peace of mind|some peace|peaceful|quiet my|content(?:ment)?|serenity|joyful",
      ),
    ],
    weak: [r("peace|quiet|still|rest|calm\\w*")],
  },
  "conflict-in-marriage": {
    strong: [
      r(
        `(?:we|wife and i|husband and i|hubby and i|he and i|she and i) (?:\\w+ ){0,4}(?:argue|argu\\w+|fight|fights|fighting|bicker\\w*|disagree\\w*|yell\\w*|snap)`,
      ),
      r(
        `(?:husband|wife|spouse|hubby|he|she|his mother|her mother) (?:\\w+ ){0,5}(?:shuts? down|stonewall\\w*|keeps score|silent treatment|never listens|nags?|blames? me|rolls|wont talk|comes before me|takes? (?:his|her) moms side|criticiz\\w+|belittl\\w+)`,
      ),
      r(
        "every conversation (?:with|we)|who does more|dishwasher|toilet seat|same (?:argument|fight)|his mother|marriage (?:counseling|is hard)|go to bed angry|thermostat|chores",
      ),
    ],
    weak: [r("husband|wife|marriage|spouse|argue\\w*|fight\\w*")],
  },
  "growing-apart": {
    strong: [
      r(
        "roommates?|hasnt touched me|havent (?:touched|kissed|had sex|been intimate|slept)|dont (?:like|know) each other|nothing (?:to talk about|in common)|(?:same|on the) (?:couch|bed) (?:\\w+ ){0,4}(?:phones?|strangers?)|look at our phones|separate (?:rooms|beds|lives)|drift\\w*|grown apart|spark|fell out of love|in love with (?:him|her) any ?more|sexless|distance between us|only talk about (?:the kids|bills)|date night|passing ships",
      ),
      r("love my (?:wife|husband) but"),
    ],
    weak: [r("husband|wife|distant|cold|couch|each other|kids are gone")],
  },
  "broken-trust": {
    strong: [
      r(
        "(?:saw|found|read|caught) (?:\\w+ ){0,3}(?:texts?|messages|emails|receipts?|dms|pictures|him with|her with|them)|affair|cheat\\w*|unfaithful|secret (?:phone|account|card|family|life)|hid (?:\\w+ ){0,3}(?:from me|money|debt|\\d+k?)|other woman|another (?:woman|man)|someone else|emotional (?:affair)?|only (?:emotional|texting)|believe (?:anything|him|her)|beleive anything|lied to me|dating app|tinder|swears? (?:its|it is) over|sleeping with|infidelity|slept with",
      ),
      r("found out (?:that )?(?:my |the )?(?:husband|wife|spouse|partner|boyfriend|girlfriend|he|she)"),
    ],
    weak: [r("husband|wife|trust|lied|secret|hid|found out")],
  },
  separation: {
    strong: [
      r(
        "divorc\\w*|papers (?:came|were|arrived)|custody|moved out|separat(?:ed|ion|ing)|half of everything|new apartment|signed (?:it|the papers)|ex (?:wife|husband)|single (?:again|mom now|dad now)|coming home|lawyer|alimony|child support|left me and the kids|filed|leav(?:ing|e) (?:my )?(?:husband|wife)|walked out on|marriage is over|end of my marriage",
      ),
    ],
    weak: [r("years|apartment|kids|lawyer|signed|served")],
  },
  "preparing-for-marriage": {
    strong: [
      r(
        "(?:my |our |the )?wedding|cold feet|propos(?:e|ing|al)|before (?:we get|the) (?:married|wedding)|engaged|engagement|fianc\\w+|getting married|premarital|vows|bridal|marry (?:him|her|my)|be a good (?:husband|wife)|ready to (?:get married|marry)|ring (?:shopping|picked)",
      ),
    ],
    weak: [r("married|marry|ring|weeks")],
  },
  "different-faith": {
    strong: [
      r(
        "(?:husband|wife|boyfriend|girlfriend|fiance|spouse|he|she|partner) (?:\\w+ ){0,5}(?:church|god|faith|pray|prays|grace|believe|believes|atheist|agnostic|muslim|hindu|buddhist|jewish|mormon|catholic)(?= |$)",
      ),
      r(
        "unequally yoked|nonbeliev\\w+|unbeliev\\w+|interfaith|(?:engaged|married|dating) (?:to )?an? (?:\\w+ )?(?:buddhist|muslim|hindu|atheist|jew|agnostic|mormon|catholic|non ?christian|unbeliever)|say grace|(?:go|goes|sit|sitting) to church (?:alone|without)|wants? nothing to do with (?:church|god|religion)|sunday mornings",
      ),
    ],
    weak: [r("husband|wife|church alone|religion|atheist|rolls")],
  },
  "raising-children-in-faith": {
    strong: [
      r(`${KID} (?:\\w+ ){0,5}(?:asked|asks|asking) (?:\\w+ ){0,4}(?:god|jesus|heaven|pray|bible|die)`),
      r(
        "family devotions?|bible stor(?:y|ies)|sunday school|teach (?:my|our|the|them|him|her)(?: \\w+){0,3} (?:god|jesus|pray|faith|bible)|bedtime prayers?|vbs|kids (?:\\w+ ){0,5}(?:come to|go to|like|love|want) church|childrens bible|where god lives|raise (?:my|our|them|godly|kids)|youth group|baby dedication|pray with my (?:kids|son|daughter|children)",
      ),
    ],
    weak: [r("kids|son|daughter|church|god|jesus|asked|stories")],
  },
  teenager: {
    strong: [
      r(
        "1[3-9] ?(?:yo|yr|year)?s?(?: old)?|(?:thirteen|fourteen|fifteen|sixteen|seventeen)(?: year old)?|teens?|teenage\\w*|slams? (?:the|her|his) door|found a vape|vape in|hates me|whatever|curfew|grounded|high school\\w*|middle school\\w*|driving permit|got caught|sneak\\w* out|used to tell me everything|attitude|eye ?rolls?|bad crowd|phone (?:all day|addict\\w*)|wont talk to me|bedroom all day|at a party",
      ),
    ],
    weak: [r("son|daughter|she|he|door|drinking|school")],
  },
  "worn-out-parent": {
    strong: [
      r(
        "(?:stay at home|single|working|bad|terrible|worst|awful|horrible|new) (?:mom|mum|mother|dad|father|parent)|(?:scream\\w*|yell\\w*|shout\\w*|snap\\w*|lost it) (?:at|on|with) (?:\\w+ ){0,2}(?:toddler|kids?|baby|son|daughter|children|boys|girls)|hide in the bathroom|five minutes|colic|twins|newborn|mom guilt|diapers|bedtime is|touched out|send help|potty|momming|(?:baby|toddler) wont (?:sleep|stop)|kids all day|no village",
      ),
    ],
    weak: [r("kids|mom|dad|toddler|baby|home|alone|lonely")],
  },
  discipline: {
    strong: [
      r(
        "bit(?:es|ing) (?:other )?(?:kids|children|his|her)|spank\\w*|time ?outs?|tantrums?|meltdowns?|(?:son|daughter|kid|kids|boy|girl|he|she) (?:\\w+ ){0,4}(?:lies|lying|steals|hits|talks back|wont listen|doesnt listen|does not obey|refuses|disobey\\w*)|how many times do i|pick up (?:their|his|her)|out of ideas|strong willed|consequences?|rules|screen time|suspended|preschool|misbehav\\w*|act(?:s|ing) (?:out|up)|backtalk|boundaries with my (?:kids|son|daughter)|grounded|tiny things",
      ),
    ],
    weak: [r("kids?|son|daughter|toddler|listen|school|year old")],
  },
  "child-far-away": {
    strong: [
      r(
        "(?:son|daughter|child|kid|boy|girl|he|she) (?:\\w+ ){0,6}(?:in jail|in prison|blocked (?:me|my)|never picks up|didnt pick up|doesnt call|wont (?:call|speak|talk|come)|cut (?:me|us) off|homeless|estranged|on the streets|ran away|using again|left the (?:church|faith)|nothing to do with (?:us|me|god|church)|hasnt (?:spoken|called))|be (?:his|her) mother right now|grown (?:son|daughter|kids|children)|adult (?:son|daughter|children|kids)|no contact|raised (?:her|him|them) in|prodigal",
      ),
    ],
    weak: [r("son|daughter|never|picks? up|turned \\d+|blocked")],
  },
  expecting: {
    strong: [
      r(
        "\\d+ weeks(?: pregnant| along)?|pregnan\\w*|two lines|due date|due in|crib|nursery|expecting|baby is (?:coming|due)|(?:first|third|second) trimester|ultrasound|gender reveal|about to be a (?:dad|mom|father|mother)|anybodys (?:dad|mom)|labor|delivery room|positive test|maternity",
      ),
    ],
    weak: [r("baby|weeks|dad|mom|test|ready")],
  },
  "longing-for-a-child": {
    strong: [
      r(
        "negative test|ivf|iui|infertil\\w*|miscarr\\w*|stillb\\w+|lost (?:the|our|my|a) (?:baby|pregnancy)|tr(?:y|ying|ied) (?:to (?:conceive|have a baby|get pregnant)|for (?:a|our first|another) (?:baby|child))|month \\d+|cycle \\d+|no heartbeat|held (?:him|her) for|embryos?|adoption|foster|empty (?:crib|nursery)|childless|never (?:be|have) (?:a mom|a dad|kids|children)|rainbow baby|at \\d+ weeks|d and c|ttc",
      ),
    ],
    weak: [r("baby|pregnant|weeks|failed|another")],
  },
  "ageing-parents": {
    strong: [
      r(
        "(?:mom|dad|mother|father|mum|parents|grandma|grandpa) (?:\\w+ ){0,6}(?:fell|forgets?|asked (?:me )?who i|dementia|alzheimers?|nursing home|assisted living|living alone|car keys|walker|wheelchair|memory|recogni[sz]e|doesnt know me|refuses)|(?:moms?|dads?|mothers?|fathers?|parents) care|caregiv\\w*|caretaker|memory care|put (?:mom|dad|my mother|my father|her|him) in a home|power of attorney|care of my (?:mom|dad|mother|father|parents)|sandwich generation|elderly|dementia|alzheimers?",
      ),
    ],
    weak: [r("mom|dad|mother|father|care|siblings|old")],
  },
  "learning-to-pray": {
    strong: [
      r(
        "(?:start|try|trying|begin|when i|how (?:do|to|can)|know how to|taught (?:how )?to|learn to) (?:\\w+ ){0,4}pray\\w*|what do (?:you|i|people) (?:even )?say to god|talking to the (?:ceiling|wall|air)|talk to god|talking to god|out loud or|in your head|feel silly|mind wanders|pray right|words to pray|distracted (?:when|while)|how do (?:other )?people (?:do it|pray)|i just talk|thinking about groceries|prayer life",
      ),
    ],
    weak: [r("pray\\w*|god|words")],
  },
  "unanswered-prayer": {
    strong: [
      r(
        "(?:begged|prayed|asked|pleaded|prayed and prayed) (?:\\w+ ){0,10}(?:anyway|nothing|still|never|no answer|died)|prayers? (?:\\w+ ){0,3}(?:hit|bounce|ceiling|wall|empty|unheard|ignored|unanswered)|doesnt (?:he )?(?:answer|hear|listen|respond)|(?:never|not|wont|isnt) (?:answer\\w*|hear\\w*|listen\\w*)|everyone elses prayers|prayers but mine|point of (?:asking|praying)|god (?:is )?(?:silent|ignor\\w+|quiet|distant|far)|silence|why (?:does|doesnt|wont) (?:he|god) (?:\\w+ ){0,3}answer|where (?:is|are you) god|hear me",
      ),
    ],
    weak: [r("prayers?|asking|answer|god|silent")],
  },
  "praying-for-others": {
    strong: [
      r(
        "(?:please |can (?:you|u|we) |will you |would you |could you |i )?(?:pray|prayer|prayers|lift up|praying|prayed?) (?:\\w+ ){0,2}for (?!me\\b|my dads? healing)(?:\\w+ ){0,2}(?:my|our|him|her|them|the|a|his|brother|sister|friend|coworker|neighbor|student|family)|lift up|prayer (?:request|chain|list)|promised (?:id |i would |to )?pray|ill pray for|deployed|intercede|keep (?:him|her|them|my \\w+) in (?:your|my) prayers",
      ),
    ],
    weak: [r("pray|prayers?|my (?:friend|coworker|neighbor|cousin|student|nephew)")],
  },
  gratitude: {
    strong: [
      r(
        "thank(?:s|ed|ful)?(?: you)?(?: to)? (?:god|lord|him|jesus|father|the lord)|(?:say|give|giving|just) thank\\w*|grateful\\w*|gratitude|bless(?:ed|ing|ings)|god is (?:so )?good|praise (?:god|him|the lord|report)|answered (?:my )?prayer|not asking for anything|cancer free|good news|finally home|years? sober|year sober|miracle|beautiful (?:day|morning)|counting my|hallelujah",
      ),
    ],
    weak: [r("thank|good|happy|finally|today")],
  },
  sleepless: {
    strong: [
      r(
        "(?:cant|couldnt|dont|havent|barely|not|wont) (?:\\w+ ){0,3}(?:sleep|slept|fall asleep)|awake (?:at|since|again|all)|(?:\\d|two|three|four) ?(?:am|in the morning)|insomnia|toss\\w* and turn\\w*|before bed|at bedtime|hours (?:a|of) (?:night|sleep)|up all night|staring at the (?:fan|ceiling|clock)|lay(?:ing)? (?:there )?awake|lie awake|wide awake|sleepless|nightmares|wake up at (?:\\d|night)|melatonin",
      ),
    ],
    weak: [r("night|sleep|bed|awake|tired")],
  },
  loneliness: {
    strong: [
      r(
        "(?:nobody|no one|noone) (?:\\w+ ){0,3}(?:notice\\w*|sits?|calls?|called|visits?|texts?|talks?|asks?|invites?|checks)|lonel\\w*|alone|by myself|(?:sit|eat|live|come|leave|go|spend|spent|sits?) (?:\\w+ ){0,2}alone|dont know (?:a soul|anyone|anybody)|know (?:nobody|no one)|no (?:friends|family nearby|one to talk)|isolat\\w*|invisible|left out|forgotten|lunch in my car|disappear for|dissapear|moved for (?:his|her) job",
      ),
    ],
    weak: [r("nobody|lonely|alone|car|sundays?")],
  },
  "forgiving-someone": {
    strong: [
      r(
        "(?:i )?(?:forgave|forgive|forgiving) (?:\\w+ ){0,2}(?:him|her|them|my|someone|people|but|that)|let it go|get over it|what (?:he|she|they) did to me|did to (?:me|us|my)|dont (?:think i )?owe (?:him|her|them)|wants? (?:to see me|forgiveness|to apologize|me back in)|apolog\\w*|wrote me a letter|grudge|bitter\\w*|resent\\w*|never (?:said|apologized|asked)|after \\d+ years of|drunk driver|make amends|reconcil\\w*|mad all over|hurt me",
      ),
    ],
    weak: [r("forgive|years|father|let go|owe|letter")],
  },
  conflict: {
    strong: [
      r(
        `(?:${FAMILY}) (?:\\w+ ){0,6}(?:arent speaking|not speaking|dont (?:speak|talk)|havent spoken|fight\\w*|argu\\w*|has an opinion|opinion about|criticiz\\w*|wont let us|mad at me|not talking|drama|feud\\w*)`,
      ),
      r(
        "war zone|blow ?up|blowup|falling out|fell out|the (?:will|inheritance|estate)|over (?:moms|dads|something|the|money|politics)|nobody in the family|in laws?|taking sides|thanksgiving|holidays? with (?:the )?family|family (?:drama|feud|fight)|something i said|keep us from|politics|argument with my|grandkids|opinion about everything",
      ),
    ],
    weak: [r("family|sister|brother|fight|argument|speaking|mad")],
  },
  betrayal: {
    strong: [
      r(
        "(?:told|said it) (?:\\w+ ){0,2}in confidence|(?:behind|stabbed) (?:\\w+ ){0,2}back|whole (?:choir|church|office|school|town|team) (?:knew|knows)|spread\\w* (?:lies|rumou?rs|it)|told (?:everyone|everybody|people)|read my (?:journal|diary|texts)|my secret|gossip\\w*|backstab\\w*|betray\\w*|used me|stole (?:from me|my idea)|two faced|talk\\w* about me|turned (?:on me|against me|everyone)|trusted (?:him|her|them)|screwed me|sold me out|to people",
      ),
    ],
    weak: [r("trust\\w*|friend|secret|told|roommate|company")],
  },
  friendship: {
    strong: [
      r(
        "(?:make|making|find|need|have|keep) (?:\\w+ ){0,2}friends?|best friend|always (?:text|call|reach out)(?:s)? first|text first|ghosted|like sisters|like brothers|stopped (?:texting|calling|talking)|dont exist|drifted|one sided|friendships?|good friend|grown men make|be a better friend|friend group|how do adults",
      ),
    ],
    weak: [r("friends?|text|years|she|married")],
  },
  "difficult-people": {
    strong: [
      r(
        "bull(?:y|ies|ied|ying)|makes? fun of|made fun of|laughs? (?:at|when)|mocks?|mocked|picks? on|mean to me|nasty|rude|toxic|narcissis\\w*|neighbors? (?:\\w+ ){0,4}(?:blast\\w*|loud|music|laughs|yells)|on purpose|harass\\w*|hates? me for|difficult (?:people|person)|put up with|enemies|nemesis|teas\\w+ me|humiliat\\w*|call(?:s|ed)? me names|talk down to|manipulat\\w*|pick(?:ing)? on me",
      ),
    ],
    weak: [r("neighbor|coworker|girl|guy|school|people|laugh\\w*")],
  },
  breakup: {
    strong: [
      r(
        "broke up|break ?up|breaking up|dumped|gave the ring back|(?:drive|drove) past (?:his|her)|my ex|somebody new|someone new|he left me|she left me|over (?:him|her)|moved on already|called off|ended (?:it|things)|ghosted me|heart ?br(?:oken|eak)\\w*|get (?:him|her) back|still love (?:him|her)|new (?:girlfriend|boyfriend)|on a break|not in love|blocked me|(?:his|her) apartment",
      ),
    ],
    weak: [r("boyfriend|girlfriend|months|heart|him|her|miss")],
  },
  "church-hurt": {
    strong: [
      r(
        "(?:pastor|priest|elders?|deacons?|youth leader|church|congregation|small group|worship leader) (?:\\w+ ){0,6}(?:arrest\\w*|split|hurt|judg\\w*|kicked|asked us to leave|shun\\w*|lied|stole|affair|scandal|treated|betray\\w*|gossip\\w*|fail\\w*|welcome)|church (?:hurt|split|drama|people)|werent welcome|not welcome|excommunicat\\w*|walk in there|go back (?:to church|there|in)|left (?:the|my|our) church|small group|spiritual abuse|came out|treated me different|stopped saying hello|find a (?:new )?church",
      ),
    ],
    weak: [r("church|pastor|group|people i loved")],
  },
  "where-to-begin": {
    strong: [
      r(
        "(?:where|how|which book|what) (?:do|should|to|can) (?:i |you )?(?:start|begin)\\w*|starting (?:place|point)|start at genesis|quit around|never (?:opened|read) (?:it|the bible|one)|first bible|new to (?:the bible|this|reading)|reading plan|read (?:the|my) (?:whole )?bible (?:in a year|more|every)|bible in a year|every january|begin reading|own a bible|just got (?:my|a) (?:first )?bible",
      ),
    ],
    weak: [r("bible|read\\w*|start|genesis|begin")],
  },
  "understanding-scripture": {
    strong: [
      r(
        "(?:four|different) gospels|match up|contradict\\w*|old testament|new testament|still (?:count|apply|follow)|(?:revelation|leviticus|ezekiel|job|song of songs|numbers|romans|ecclesiastes|daniel) (?:\\w+ ){0,3}(?:about|mean\\w*|confus\\w*|now|make)|which parts|literal\\w*|translation|who wrote|what does (?:\\w+ ){0,6}(?:verse|passage|chapter|scripture)|interpret\\w*|dont understand (?:the bible|it|what i read)|context of|study bible|commentary|greek|hebrew|king james|apocrypha",
      ),
    ],
    weak: [r("bible|verse|book|mean|understand|gospels?")],
  },
  "power-of-scripture": {
    strong: [
      r(
        "trust (?:a|the) (?:book|bible)|book that old|other holy book|makes the bible|bible (?:true|different|reliable|accurate|inspired|changed)|memori[sz]e|word of god|inspired|inerran\\w*|who decided|favorite verse|gods word|why (?:should i )?read (?:it|the bible)|prove the bible|written by men|living word",
      ),
    ],
    weak: [r("bible|book|trust|holy|scripture|old")],
  },
  "gods-love": {
    strong: [
      r(
        "god (?:\\w+ ){0,3}(?:love|loves|like|likes|want|tired of|hate|hates|mad at|disappointed|care|cares|see|put up with) (?:\\w+ ){0,3}(?:me|someone like me)|he (?:means|loves|wants|cares about) me|put up with me|loves? (?:the world|everyone|us) but|someone like me|tired of me|done with me|loved by god|unlovable|disappointed in me|does he (?:even )?(?:love|care)",
      ),
    ],
    weak: [r("god|love\\w*|he|me|like")],
  },
  salvation: {
    strong: [
      r(
        "(?:be|get|am i|really|been|are you|not really) saved|if i died tonight|where im going|where (?:would|will) i go|prayer or something|sinners prayer|go(?:ing)? to (?:heaven|hell)(?: if)?|born again|once saved|keep sinning|accept (?:jesus|christ)|give my life to (?:jesus|christ|god)|good enough for heaven|works or faith|unpardonable|baptized to be saved|lose (?:my|your) salvation|eternal life|assurance",
      ),
    ],
    weak: [r("saved|heaven|sin\\w*|grace|prayer")],
  },
  parables: {
    strong: [
      r(
        "mustard seed|prodigal|good samaritan|lost sheep|lost coin|(?:the )?(?:story|parable) (?:\\w+ ){0,8}(?:seeds?|dirt|soils?|father|son|sheep|servants?|talents?|virgins|vineyard|lamp|banquet|treasure|pearl)|sower|talents|ten virgins|throw a party|(?:dad|father) (?:\\w+ ){0,5}(?:party|son who)|blew everything|rich fool|camel|wineskins|wheat and|jesus (?:\\w+ ){0,3}(?:story|stories|parables?)|fig tree|workers in the vineyard|kingdom of",
      ),
    ],
    weak: [r("story|seed|jesus|mean|son")],
  },
  "sayings-of-jesus": {
    strong: [
      r(
        "turn the other cheek|love your enem\\w+|take up (?:your|my) cross|(?:what did|when|why did) (?:he|jesus) (?:mean|say|said|tell)|sermon on the mount|beatitudes|salt (?:of|and)|eye for an eye|judge not|dont judge|go the extra mile|narrow (?:gate|road|way)|greatest commandment|golden rule|born again what|blessed are|meek|poor in spirit|sell everything|deny (?:your|my)self|hate your (?:father|mother)|log in|pearls before|i am the|render unto|plank",
      ),
    ],
    weak: [r("jesus|mean|enemies|love|he")],
  },
  "life-after-death": {
    strong: [
      r(
        "(?:when|after|second after|what happens) (?:\\w+ ){0,4}(?:die|dies|death|pass)|go to heaven|in heaven|heaven (?:like|real)|hell|afterlife|know (?:me|him|her|each other) when|see (?:him|her|them|my \\w+) again|(?:babies|pets|dogs|animals) (?:\\w+ ){0,3}heaven|when i get there|other side|near death|reincarnat\\w*|purgatory|resurrect\\w*|eternity|judgment day|rapture|ghosts?",
      ),
    ],
    weak: [r("heaven|die|death|again|after")],
  },
  "holy-spirit": {
    strong: [
      r(
        "holy (?:spirit|ghost)|speaks? in tongues|speaking in tongues|tongues|the spirit|gifts of|fruits? of the spirit|pentecost\\w*|anoint\\w*|slain in|prophecy|prophetic|spirit(?:ual)? gifts?|hear(?:ing)? (?:from )?god|gods voice|my own head|filled with|charismatic|baptism of the",
      ),
    ],
    weak: [r("spirit|voice|gift")],
  },
  "baptism-and-supper": {
    strong: [
      r(
        "bapti[sz]\\w*|sprinkled|dunk\\w*|immers\\w*|communion|eucharist|bread and|the cup|lords supper|last supper|sacrament\\w*|christen\\w*|confirmation|first communion|wine or grape|mass",
      ),
    ],
    weak: [r("church|kids|baby|water")],
  },
  "why-suffering": {
    strong: [
      r(
        "(?:how|why) (?:does|do|did|could|can|would) (?:\\w+ ){0,3}(?:god|he) (?:\\w+ ){0,5}(?:let|allow|watch|permit|happen|do nothing|stop|take|give)|why (?:do|did|does|are|is) (?:\\w+ ){0,5}(?:suffer\\w*|bad things|innocent|kids|children|babies|nicest|good people|cancer|worst|die young|starv\\w*)|good god|worst of it|explain that to me|how does a good|where was god|bad things happen|school (?:bus|shooting)|earthquake|tsunami|genocide|evil|senseless|not fair god|lost two|tragedy|natural disaster",
      ),
    ],
    weak: [r("why|god|fair|suffer\\w*|innocent")],
  },
  singleness: {
    strong: [
      r(
        "(?:being|be|still|im|forever|chronically) single|always the bridesmaid|did god forget me|never (?:been )?(?:dated|kissed|married|had a boyfriend|had a girlfriend)|find (?:a|the right|someone|my) (?:husband|wife|one|person|partner|spouse|guy|girl)|future (?:husband|wife|spouse)|dating apps?|old maid|unmarried|sermon is about families|singles|no one wants to (?:date|marry)|ever get married|soulmate|single (?:at|and)",
      ),
    ],
    weak: [r("single|married|\\d\\d|alone|families|wait\\w*")],
  },
  "blended-family": {
    strong: [
      r(
        "step(?:son|daughter|kids?|children|mom|mother|dad|father|parents?|family)|blended|youre not my (?:real )?(?:mom|dad)|my real (?:mom|dad)|his kids|her kids|(?:his|her) ex|co ?parent\\w*|second marriage|half (?:brother|sister)|bonus (?:mom|dad|kids)",
      ),
    ],
    weak: [r("kids|real|family|ex")],
  },
  "growing-old": {
    strong: [
      r(
        "(?:im|i am|turning|turned|at) (?:[6-9]\\d|sixty|seventy|eighty|ninety)(?: years old)?|getting old\\w*|old age|my age|my knees|friends are all (?:gone|dead)|what am i (?:still )?here for|grow(?:ing)? old\\w*|no use to any ?(?:one|body)|senior|great ?grand\\w*|outlived|nearing the end|last years|eyes are going|memory is going|widowed at",
      ),
    ],
    weak: [r("old|years|still here|gone|body")],
  },
  "world-events": {
    strong: [
      r(
        "(?:the |watch(?:ing)? |read(?:ing)? )?news|headlines|bombs?|bombing|shootings?|war in|wars|ukraine|gaza|israel|election|president|politic\\w*|the (?:world|country|government) (?:\\w+ ){0,5}(?:falling|burning|mess|end\\w*|crazy|divided|scares?)|climate|end times|refugees|state of the world|this country|mass shooting|doomscroll\\w*",
      ),
    ],
    weak: [r("world|every night|scared|people dying")],
  },
  "who-is-jesus": {
    strong: [
      r(
        "(?:was|is|were) jesus (?:\\w+ ){0,4}(?:god|man|real|prophet|teacher|human|son)|who (?:is|was) jesus|good teacher|trinity|three (?:but|in) one|son of god|(?:fully|both) (?:god|man|human)|did jesus (?:really )?(?:exist|rise|claim|know)|messiah|virgin birth|why did jesus (?:have to )?(?:die|come)|god becom\\w+|divinity|incarnat\\w*|the cross mean|jesus (?:exist|historical)|two natures",
      ),
    ],
    weak: [r("jesus|god|three|one|son")],
  },
  "lords-prayer": {
    strong: [
      r(
        "lords? prayer|our father|hallowed|thy (?:name|kingdom|will)|daily bread|trespasses|as we forgive|deliver us from|thine is|lead us not|line by line",
      ),
    ],
    weak: [r("prayer|mean|father")],
  },
  fasting: {
    strong: [
      r(
        "fast(?:ing|ed)?(?: for)?(?= |$)|\\d+ day fast|lent|give up for|daniel fast|ash wednesday|advent|skip(?:ping)? meals for|ramadan",
      ),
    ],
    weak: [r("church|food|eat\\w*|days?")],
  },
  giving: {
    strong: [
      r(
        "tith\\w*|offering|10 percent|ten percent|giv(?:e|ing) (?:\\w+ ){0,3}(?:church|poor|money|charity|homeless|away)|generos\\w*|generous|donat\\w*|first ?fruits|stewardship|panhandl\\w*|homeless (?:man|woman|guy|person)|prosperity|sow a seed",
      ),
    ],
    weak: [r("money|church|percent|poor|debt")],
  },
};
