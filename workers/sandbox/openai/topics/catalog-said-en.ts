/**
 * What people say when they bring a thing, in their own everyday words: for each topic some half sentences, read as a
 * bag of word stems (`stems.ts`). The fewer topics a stem is in, the more it says.
 */
export const SAID_EN: Readonly<Record<string, string>> = {
  anxiety:
    "knot in my stomach, racing heart, cant relax, overthinking, what if it goes wrong, dreading the appointment, nerves before the exam, on edge all day, tense, worrying myself sick, waiting to hear back, panic attack in the store, spiraling thoughts, stressed out, palms sweat, restless, big test coming up, presentation, uneasy feeling",
  fear: "scared to death, afraid of the dark, terrified of driving after the crash, nightmares, someone broke into our house, locked doors, jump at every noise, be brave, courage to speak up, frightened, afraid to fly, dont feel safe walking, phobia, spiders, scared of dying, storms",
  illness:
    "diagnosis, scan came back, cancer, chemo, surgery, hospital bed, chronic pain, doctors cannot help, treatment is not working, fever, migraine, wheelchair, diabetes, stroke, kidney, heart attack, recovery is slow, medication side effects, waiting on results, infection, disability, can't walk, sick for months, tests, flare up, lung, blood pressure",
  grief:
    "she passed away, he died, funeral, miss his voice, empty chair, widow, buried, gone forever, anniversary of the death, ashes, lost my mother, lost my best friend, mourning, tears come from nowhere, cleaning out the closet, his clothes, holidays without her, stillborn, our dog died, suicide of a friend, cemetery, moving on feels like betrayal",
  decision:
    "which one should i choose, stay or go, pros and cons, right choice, take the offer, crossroads, cant make up my mind, sign from God, move across the country, pick a college, major, sell the house, open door, closed door, stuck between two, accept the position, wait or act",
  work: "boss yells, coworkers, laid off, unemployed, interview went badly, night shifts, hate my job, overlooked for promotion, toxic office, quit, fired, resume, long hours, burned out by deadlines, company closing, customers are rude, manager, commute, paycheck, career, job search, business is failing, factory",
  money:
    "bills, rent is late, overdrawn, loan, debt collectors, credit card, cannot afford groceries, mortgage, evicted, paycheck to paycheck, car repossessed, savings gone, bankrupt, student loans, broke, electricity cut off, food bank, taxes owed, price of everything, lent him cash, owe, expensive",
  change:
    "moving to a new town, empty nest, youngest left for college, retired, everything is different, new school, starting over, new chapter, leaving home, nothing is the same, graduated, immigrated to this country, new language, transition, packing boxes, kids moved out, settle in",
  calling:
    "what am i here for, purpose, gifts, meaning, missionary, called to ministry, seminary, use my talents, wasting my life, something bigger, serve, what does God want me to do with my life, vocation, dream, passion, going through the motions, make a difference, volunteer",
  loneliness:
    "nobody texts me, eat alone, no friends here, left out, by myself on weekends, home alone every evening, invisible, nobody would notice, everyone has someone, single and alone, no one to talk to, phone never rings, new in town, isolated, sit alone at church, miss having people around, table for one, everybody is paired up, alone on my birthday, stay at home and lonely",
  "forgiving-someone":
    "cannot forgive, still angry at what she did years ago, bitterness, grudge, he never said sorry, let go of it, resentment, hurt me and acts like nothing happened, forgive but not forget, revenge, she never apologized, replay what he did, hate him for it, father abandoned us, want him to pay",
  conflict:
    "family argument, we are not speaking, siblings fight over inheritance, feud, thanksgiving blew up, sister and i, apologize first, in laws, disagreement with a friend, reconcile, make peace, said things we regret, neighbors dispute, not on speaking terms, brother blocked me, family is divided, politics at dinner, fell out with, blowup, cousin",
  betrayal:
    "told my secret, behind my back, lied to me, backstabbed, trusted her with, spread rumors, gossip about me, stole from me, used me, confided, screenshots of what i said, whole office knew, in confidence, fake friend, turned on me, best friend and my ex, talked about me, two faced",
  friendship:
    "making friends as an adult, good friend, drifting apart from a friend, support a friend, best friend moved, friendship is one sided, always the one who calls first, keep up friendships, friend group, she is going through a lot and i want to be there, how to be there for him, friend stopped replying",
  "difficult-people":
    "bully, mean to me, rude neighbor, makes fun of me, mocks, love your enemies, annoying, insults, kids at school, picks on me, hard to be kind to, coworker gets under my skin, hateful, trolls online, narcissist, laughed at for being christian, called me names, gets on my nerves, harasses, critical aunt",
  breakup:
    "broke up with me, dumped, my ex, heartbroken, he left me for someone, we dated for years, called off, girlfriend ended it, ghosted, still love her, seeing his pictures, ended things, moved on already, engagement is over, boyfriend, texted me that its over",
  "church-hurt":
    "hurt by the church, pastor lied, judged by people there, left the congregation, hypocrites, elders covered up, kicked out, nobody from church called, spiritual abuse, walked out of service, church split, small group gossip, cant sit in a pew anymore, preacher scandal, people in ministry hurt me, asked to step down, deacon board, felt unwelcome",
  doubt:
    "not sure any of it is true, losing my faith, is God real, questions nobody answers, science and faith, deconstructing, stopped believing, what if its all made up, hard to believe, going through the motions at church, atheist friend makes sense, skeptical, dont know what i believe, faith is slipping, agnostic, cant believe the miracles",
  guilt:
    "what i did, ashamed, cant forgive myself, unforgivable, regret, abortion, my past, God could never forgive, i hurt someone, secret sin, confess, dirty, remorse, carry it every day, i lied to them, drunk driving accident, dont deserve mercy, wish i could take it back, i stole, conscience, cheated on my wife",
  temptation:
    "addicted, porn, relapse, drinking again, sober, cravings, gambling, vape, same sin over and over, lust, cant stop, habit, online betting, pills, phone addiction, flirting with someone who is married, willpower, meetings, urge, slipped up, binge, weed, accountability, sneaking",
  patience:
    "waiting so long, how long, nothing happens, tired of waiting, God's timing, when will it be my turn, still nothing, delay, impatient, hurry, wait on the lord, everyone else got theirs, years of waiting, slow, promise not fulfilled, sitting around",
  "self-worth":
    "not good enough, ugly, hate my body, failure, compare myself, worthless, nobody would want me, insecure, stupid, imposter, not smart, mirror, disappoint everyone, overweight, acne, dont measure up, inferior, unlovable, hate how i look, never enough, confidence, mess everything up, compliment",
  weariness:
    "exhausted, burned out, running on empty, no energy, cant keep up, two jobs, no day off, tired to the bone, need rest, overwhelmed with chores, drained, carry everyone, nothing left to give, need a break, doing it all, stretched thin, too much on my plate, worn down, cant slow down, sabbath",
  sadness:
    "depressed, numb, crying for no reason, empty, hopeless, dark cloud, no joy, cant get out of bed, nothing feels good anymore, down lately, heavy heart, lost interest, gray days, therapy, antidepressants, sad all the time, dont enjoy, winter blues, low, melancholy, flat",
  anger:
    "lose my temper, so angry, rage, snap at people, yelled, furious, punched a wall, short fuse, blow up, road rage, calm down, irritable, mad at God, resent everything, explode, slammed the door, hot head, swear, boiling",
  "growing-in-faith":
    "closer to God, grow spiritually, deeper faith, discipline of quiet time, stuck in my walk, lukewarm, want to know him more, be more like jesus, humble, fruit of the spirit, mature, devotional habit, distracted from God, spiritual life dry, next step after baptism, on fire again, hunger for God, routine",
  jealousy:
    "jealous, envy, everyone else is getting married, her perfect life, friend got the house, why not me, covet, instagram, cousin has everything, happy for them but, resent her success, compare what they have, green eyed, she got pregnant first",
  "trusting-god":
    "trust God's plan, let go of control, surrender, cant see how this works out, have faith in the unknown, does he have a plan, give it to God, hard to trust, where is this going, uncertain future, need to control everything, in his hands, will it be okay, lean on him",
  peace:
    "inner peace, quiet my mind, calm, be still, stillness, noise in my head, want peace, rest for my soul, quietness, serenity, peaceful, silence, too loud",
  "gods-love":
    "does God love me, loved by God, feel loved, love me even though, unconditional love, how can he love someone like me, love of the father, feel his love, does he care about me, matter to God, does he see me, loves everyone but me",
  salvation:
    "saved, go to heaven, how to be saved, born again, accept jesus, eternal life, am i really saved, lose my salvation, grace or works, good enough for heaven, unsaved, sinner's prayer, if i died tonight, where would i go, repent, gospel, what must i do",
  parables:
    "parable, prodigal son, good samaritan, sower, mustard seed, lost sheep, talents story, stories jesus told, vineyard workers, kingdom is like, wedding banquet, ten virgins, rich fool",
  "sayings-of-jesus":
    "sermon on the mount, beatitudes, turn the other cheek, what did jesus say about, greatest commandment, salt and light, blessed are, golden rule, teachings of jesus, judge not, take up your cross, camel and needle, love your neighbor meaning, jesus taught, eye for an eye",
  "life-after-death":
    "what happens when we die, heaven like, hell, see my grandpa again, afterlife, resurrection, do babies go to heaven, pets in heaven, eternity, will we know each other, purgatory, soul after death, new earth, rapture, is he watching over me, judgement day, near death",
  "holy-spirit":
    "holy spirit, speaking in tongues, spirit's voice, gifts of the spirit, filled with the spirit, comforter, pentecost, trinity, hear the spirit, holy ghost, spirit leading",
  "baptism-and-supper":
    "baptized, baptism, communion, lords supper, bread and wine, eucharist, infant baptism, get dunked, take communion, believer's baptism, worthy of communion, confirmation, immersion, baptised as a baby",
  "why-suffering":
    "why does God allow, why do bad things happen, innocent children suffer, where was God, unfair, why my family, evil in the world, good people suffer, why didnt he stop it, tragedy, natural disasters, shooting, child abuse and God, why me, how can a good God, begged and she died anyway, what was the point",
  "where-to-begin":
    "where do i start reading, new to the bible, reading plan, which book first, never read it before, start with, begin, one chapter a day, beginner, read the whole bible, got my first bible, order to read, john or genesis, just bought a bible, get back into reading",
  "understanding-scripture":
    "dont understand, what does this mean, confusing, contradict, old testament laws, revelation, translation, context, what does the bible say about, interpret, hebrew, greek, king james language, leviticus, hard passage, genealogies, commentary, study bible, weird verses, is it literal",
  "power-of-scripture":
    "memorize verses, is the bible true, why read the bible, word of God, reliable, inspired, does scripture matter, verse got me through, remember scripture, who wrote it, trust the bible, errors, changed over time, hide it in my heart, living word",
  "learning-to-pray":
    "how do i pray, dont know what to say, mind wanders, pray out loud, prayer feels awkward, words for prayer, talk to God, pray in front of people, prayer journal, what do i say, falling asleep when i pray, short prayer, prayer life, pray together, right way to pray, kneel, rosary",
  "unanswered-prayer":
    "God is silent, he doesnt hear me, prayed for years, no answer, ceiling, ignored, prayed and nothing changed, does he listen, why wont he answer, begged God, stopped praying, feel nothing, far away, talking to myself, said no, silence, prayers bounce",
  "praying-for-others":
    "pray for my friend, prayer request, pray for my brother, lift up, intercede, please pray, keep in prayer, neighbor needs prayer, praying for my son, how can i pray for someone, add to prayer list, our soldiers, pray for healing for my, remember my family in prayer, for my coworker",
  gratitude:
    "thankful, grateful, blessed, good news, thank God, answered prayer, finally home, praise, celebrate, great day, got the job, cancer free, happy today, count my blessings, want to say thanks, so good to me, joyful, baby arrived healthy, passed the exam, God is good",
  sleepless:
    "cant sleep, awake at night, insomnia, toss and turn, 3am, wide awake, tired but cannot sleep, middle of the night, lie awake, sleeping pills, staring at the ceiling, night after night, up all night, fall asleep, bedtime",
  "conflict-in-marriage":
    "my husband and i fight, wife nags, argue every night, he wont listen, she shuts down, silent treatment, slept on the couch, same argument, shouting at each other, spouse blames me, disagree about money with my wife, his mother comes first, marriage counseling, chores fight, never helps around the house, stonewall, we bicker, defensive",
  "growing-apart":
    "roommates, no spark, distant, we dont talk anymore, no intimacy, he is always on his phone, bed is cold, married 20 years and strangers, romance is gone, nothing in common now, date night, sexless, separate lives, doesnt touch me, bored, miss my wife though she is here, kids are all we talk about",
  "broken-trust":
    "affair, cheated, cheating, another woman, found texts, lied about money, hid debt, secret account, porn and my husband, infidelity, unfaithful, emotional affair, trust him again, double life, hotel receipt, caught him, dating app, deleted messages, hid it from me, mistress",
  separation:
    "divorce, papers, separated, custody, he moved out, lawyer, single again, ex husband, shared weekends, signed the papers, alimony, she left with the kids, remarry, filed, trial separation, my marriage is over, walked out on us, coparent, court date, taking off my ring",
  "preparing-for-marriage":
    "engaged, wedding, fiance, before we marry, premarital, getting married, proposal, bride, cold feet, vows, living together before marriage, waiting until marriage, should i propose, is she the one, ring, honeymoon, ready for marriage, wedding planning, guest list",
  "different-faith":
    "husband is not a believer, unbelieving, doesnt believe, goes to church alone, unequally yoked, different religion, atheist wife, catholic and protestant couple, muslim, buddhist, jewish, spouse mocks my faith, raise kids when he doesnt believe, interfaith, wants nothing to do with church, sit in the pew without him, spouse left the faith",
  "raising-children-in-faith":
    "teach kids about God, family devotions, bedtime prayers, sunday school, bible stories for children, kids bored in church, explain death to a child, my daughter asked who made God, pass on faith, kids pray, raise them christian, children's bible, godly home, six year old asks about heaven, godparent, grandkids and faith",
  teenager:
    "teen, teenage, 16 year old, rolls her eyes, sneaks out, phone all day, wont talk, high school, slammed door, vaping, dating, curfew, attitude, grades dropped, hates church, boyfriend at 15, driving, social media, video games, locked in her room, thirteen, disrespectful, freshman",
  "worn-out-parent":
    "bad mom, yelled at my kids, exhausted mother, newborn nights, single parent, losing patience with them, stay at home mom, mom guilt, touched out, no help, kids wear me out, failing as a father, screaming baby, toddlers and no sleep, lost it with my kids, never a moment to myself, locked myself in the bathroom, dad fail, postpartum",
  discipline:
    "tantrum, wont listen, hits his brother, time out, spanking, consequences, obey, talks back, lies to me, meltdown, rules, refuses bedtime, spoiled, bites, teacher called about behavior, screen time limits, wont share, naughty, throws things, grounded, defiant, chores",
  "child-far-away":
    "grown son, adult daughter, prodigal, left the faith, estranged, cut me off, wont call, no contact, walked away from church, grandkids i never see, in jail, addicted son, doesnt answer my texts, lives with her boyfriend, my child rejects God, changed his number, wayward, my grown kids, raised her in church",
  expecting:
    "pregnant, due date, baby on the way, first trimester, ultrasound, becoming a dad, nursery, expecting, giving birth, labor, bed rest, unplanned pregnancy, positive test, twins coming, third trimester, first time mom, c section, morning sickness, going to be a father",
  "longing-for-a-child":
    "infertility, ivf, trying to conceive, miscarriage, negative test, cant have children, barren, adoption fell through, baby shower hurts, everyone is pregnant but us, lost the baby, childless, empty nursery, clinic, foster, another month, embryo, stillbirth, mother's day is hard",
  "ageing-parents":
    "mother has dementia, nursing home, caregiver, dad fell again, alzheimers, taking care of my mother, parents getting old, hospice for dad, doesnt recognize me, guilt about the home, move in with us, sundowning, power of attorney, memory care, repeats the same question, took away his car keys, caring for mom, elderly, siblings dont help with mom",
  singleness:
    "single, still not married, dating apps, find a husband, find a wife, always the bridesmaid, everyone asks when i will marry, thirty five and unmarried, never been kissed, celibate, content being single, no one has ever asked me out, blind dates, matchmaking",
  "blended-family":
    "stepson, stepdaughter, step mom, his kids, her kids, youre not my real dad, ex wife drama with children, blended, second marriage with kids, stepkids, half brother, bonus mom, step children hate me, share custody house rules",
  "growing-old":
    "getting old, 80 years old, body is failing, aging, retired and useless, cant do what i used to, forgetful, my knees, assisted living, all my friends are dying, last years, gray hair, seventy, old age, walker, hearing aid, grandkids are busy, useless now, senior, turned sixty, no one needs me",
  "world-events":
    "war, news, politics, election, world is falling apart, end times, shootings, climate, refugees, scared for our country, headlines, violence everywhere, economy, bombing, pandemic, earthquakes on tv, hatred in the world, doomscrolling, nation, government",
  "who-is-jesus":
    "who is jesus, son of God, fully human, was jesus real, is jesus God, messiah, did he really rise, why did jesus die, virgin birth, historical jesus, resurrection true, jesus claim, christ, cross mean, only way to God, easter meaning, prophet or God",
  "lords-prayer":
    "lords prayer, our father, hallowed be, thy kingdom come, daily bread, forgive us our trespasses, lead us not into temptation, deliver us from evil",
  fasting:
    "fasting, fast, lent, give up food, skip meals for God, daniel fast, how long to fast, ash wednesday, abstain, forty days without",
  giving:
    "tithe, tithing, offering, ten percent, give to the poor, generous, donate, charity, beggar, homeless man, collection plate, how much to give, generosity, church asks for money, sponsor a child, panhandler",
};
