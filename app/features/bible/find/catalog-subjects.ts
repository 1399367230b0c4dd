/**
 * How people today name what Nave's Topical Bible (1896) lists under its own names, in English and Spanish.
 *
 * `NAVE'S NAME[>how the sub-heading begins] | English | Spanish`: words and runs of words, plain, apart by commas; `*` ends
 * a word in any way, `+` before one: verses name the thing so, and people do not ask by it. `+` between names: both are listed. The first of each language is what the subject is called in an answer. `!` before the name:
 * Christians read it in different ways, and an answer says so. `?`: Nave has no list for it, and this is what lies beneath.
 */
export const SUBJECTS = `
ANGER | anger, angry, rage, wrath, temper, fury | la ira, ira, enojo, enojad*, enojar*, rabia, furia, coraje
FORGIVENESS | forgiveness, forgiv*, unforgiv* | el perdón, perdon*
PATIENCE | patience, patient | la paciencia, pacien*, impacien*
LOVE>OF MAN FOR MAN | love, loving one another, love your neighbor | el amor, amor, amar, amarse
GOD>LOVE OF | love of god, gods love, god love us, god loves | el amor de dios, dios nos ama, dios me ama
ENEMY | enemies, enemy, loving enemies, love our enemies | los enemigos, enemig*
HATRED | hatred, hate, hating | el odio, odi*
ENVY | envy, envious | la envidia, envidi*
JEALOUSY | jealousy, jealous | los celos, celos*
PRIDE | pride, proud, arrogance, arrogant | la soberbia, orgull*, soberbi*, arrogan*
HUMILITY | humility, humble, humbleness | la humildad, humild*
SLANDER | slander, gossip*, rumors, backbiting | la calumnia, chism*, calumni*, murmuraciones
SPEAKING>EVIL | evil speaking, swearing, cursing, bad language, cuss*, curse words, profanity | las malas palabras, groseri*, malas palabras, decir grosería*
TONGUE | the tongue, tongue, words we speak | la lengua, lengua
FALSEHOOD | lying, lie, lies, liar*, falsehood, white lies | la mentira, mentir*, mentira*
HONESTY | honesty, honest, cheating on a test, cheating at | la honradez, honest*, honrad*, hacer trampa
THEFT AND THIEVES | stealing, steal*, theft, thief, thieves, pirat* | el robo, rob*, hurt*, ladron*
COVETOUSNESS | coveting, covet*, greed* | la codicia, codici*, avaric*
RICHES | money, +riches, +rich | el dinero, dinero, +riquezas
RICHES | riches, wealth, rich, wealthy | las riquezas, riqueza*, rico*
POOR | the poor, poor, poverty, homeless*, needy | los pobres, pobre*, pobreza, necesitad*
LIBERALITY | giving, generosity, generous, charity, donat* | la generosidad, generos*, dar a otros, caridad, donar
TITHES | tithes, tithe*, tithing | el diezmo, diezm*
BORROWING | debt and borrowing, debt*, borrow*, loans, loan, owe*, owing, credit card* | las deudas, deud*, prestam*, pedir prestado
LENDING | lending, lend, lent money | prestar, prestar dinero, prest*
USURY | usury, interest on loans | la usura, usura, intereses
SURETY (GUARANTEE) | surety, cosign*, co sign* | la fianza, fiador, fianza
?COVETOUSNESS | gambling, gambl*, lottery, casino*, betting | los juegos de azar, loteria, apuest*, apostar, casino
LABOR | work, +works, +hands, working, job, labor, jobs | el trabajo, trabaj*, empleo
IDLENESS | laziness, lazy, idle* | la pereza, perez*, flojera, holgazan*
DILIGENCE | diligence, diligent, hard work | la diligencia, diligen*
WAGES | wages, salary, pay workers | el salario, salario, sueldo
EMPLOYER | employers, employer, boss, bosses | los patrones, jefe*, patron*
!SABBATH | the sabbath, sabbath, day of rest, sunday*, lords day | el día de reposo, sabado, sabbat, domingo*, dia de reposo
REST | rest, resting, weary, tired, exhausted, burnout | el descanso, descans*, cansad*, agotad*
MARRIAGE | marriage, marry, married, wedding*, marrying | el matrimonio, matrimonio, casar*, casad*, boda*
HUSBAND | husbands, husband | los esposos, esposo*, marido*
WIFE | wives, wife, submission of wives, submit to | las esposas, esposa*
!DIVORCE | divorce*, divorce, remarriage, remarry* | el divorcio, divorc*, volver a casarse
ADULTERY | adultery, affair, cheating on, unfaithful spouse, infidelity | el adulterio, adulter*, infidelidad, infiel
!LASCIVIOUSNESS | sex before marriage, premarital sex, fornication, sex outside, living together before, sexual immorality, sleeping together | la fornicación, fornic*, sexo antes, relaciones antes, relaciones prematrimoniales, inmoralidad sexual, sexo
!CHASTITY | chastity, sexual purity, purity, modest dating, dating, courtship, boyfriend and girlfriend | la pureza, pureza, castidad, noviazgo
LUST | lust, pornography, porn, lustful, masturbat* | los malos deseos, lujuria, pornografi*, masturb*, concupiscencia
!SODOMY | same-sex relations, +men, +natural, +male, homosexual*, gay, lesbian*, lgbt*, same sex | las relaciones entre personas del mismo sexo, homosexual*, gay*, mismo sexo, lesbian*
!POLYGAMY | polygamy, polygam*, many wives | la poligamia, poligam*, varias esposas
CELIBACY | singleness, single, celibacy, being single, unmarried, not married | la soltería, solter*, celibato
BARRENNESS | childlessness, infertil*, barren*, childless, trying to conceive | la esterilidad, esteril*, infertil*, no poder tener hijos
CONCEPTION | children in the womb, unborn, womb, conception, pregnan* | los hijos en el vientre, vientre, embaraz*, por nacer
!ABORTION>General+GOD>CREATOR OF MAN+CONCEPTION | abortion and life before birth, abortion*, abort*, +womb, +inmost being, +formed, +with child | el aborto y la vida antes de nacer, abort*, +vientre, +formaste, +preñada
CHILDREN | children, kids, raising children, child | los hijos, hijo*, niño*, nino*, criar
CHILDREN>CORRECTION | discipline of children, disciplin*, spank*, spanking, punish children | la corrección de los hijos, disciplina*, corregir a los hijos, castigar a los hijos
PARENTS | parents, parenting, honor your father | los padres, padres, honrar a padre
MOTHER | mothers, mother, moms | las madres, madre*, mama*
ORPHAN | orphans, orphan*, foster care | los huérfanos, huerfan*
ADOPTION | adoption, adopt* | la adopción, adopcion, adoptar, adopt*
FAMILY | family, families | la familia, familia*
BROTHER | brothers, siblings, brother, sibling* | los hermanos, hermano*
FRIENDSHIP | friendship, friend*, making friends | la amistad, amig*, amistad*
OLD AGE | old age, aging, growing old, elderly, getting older | la vejez, vejez, envejec*, anciano*, ancianos
WIDOW | widows, widow* | las viudas, viuda*
WOMEN | women, woman | las mujeres, mujer*
!WOMEN>Religious privileges | women in ministry, women preach*, women pastor*, female pastor*, women speak in church | las mujeres en el ministerio, mujeres pastor*, pastora*, mujeres predic*
YOUNG MEN | young people, youth, young, teenagers | los jóvenes, joven*, juventud
NEIGHBOR | neighbors, neighbor*, neighbour* | el prójimo, projimo*, vecin*
STRANGERS | strangers and foreigners, +foreign*, +alien*, immigra*, migrant*, refugee*, foreigner*, stranger*, aliens | los extranjeros, extranjer*, inmigrante*, migrante*, refugiad*
HOSPITALITY | hospitality, welcoming guests, hospitable | la hospitalidad, hospital*idad, hospitalari*
RESPECT OF PERSONS | favoritism, racis*, race, races, prejudice, discrimination | la acepción de personas, racism*, prejuicio*, discrimin*, raza*
SERVANT | slavery, slave*, servants | la esclavitud, esclav*, siervo*
JUSTICE | justice | la justicia, justicia
INJUSTICE | injustice, unfair* | la injusticia, injust*
OPPRESSION | oppression, oppress* | la opresión, oprim*, opresion
GOVERNMENT | government, politic*, laws of the land, vote, voting, election* | el gobierno, gobiern*, politic*, votar, autoridades
TAX | taxes, tax* | los impuestos, impuest*
WAR | war, wars, military, army, soldier* | la guerra, guerra*, ejercito, militar*, soldado*
PEACE | peace | la paz, paz
HOMICIDE | murder, murder*, killing, kill, homicide | el homicidio, homicid*, asesin*, matar
!PUNISHMENT>DEATH | the death penalty, death penalty, capital punishment, execution | la pena de muerte, pena de muerte, pena capital
RETALIATION | retaliation, self defense, turn the other cheek, eye for an eye | la represalia, defensa propia, otra mejilla, ojo por ojo
REVENGE | revenge, vengeance, getting even | la venganza, venganza, vengar*, vengar
SUICIDE | suicide, suicid* | el suicidio, suicid*
DEATH | death, dying, die, afraid of dying, what happens when we die, after we die, after death, afterlife | la muerte, muerte, morir, despues de la muerte, mas alla
BEREAVEMENT | bereavement, grief, griev*, losing a loved one, loss of a loved one, mourning, mourn* | el duelo, duelo, luto, perdida de un ser querido, perder a un ser querido
!CREMATION | cremation, cremat* | la cremación, cremacion, cremar, crem*
BURIAL | burial, buried, funeral* | la sepultura, sepult*, entierro, funeral*, enterr*
RESURRECTION | resurrection, rising from the dead, rise from the dead | la resurrección, resurreccion, resucit*
IMMORTALITY | eternal life, immortal*, live forever, life after death, everlasting life | la vida eterna, vida eterna, inmortal*, vida despues
HEAVEN | heaven | el cielo, cielo*
HELL | hell, eternal punishment | el infierno, infierno
HADES | the realm of the dead, hades, sheol, purgatory | el Hades, hades, seol, purgatorio
JUDGMENT | judgment, judgement day, judgment day, last judgment | el juicio, juicio final, dia del juicio, juicio
JESUS, THE CHRIST>SECOND COMING | the coming of Christ, +hour, +no one knows, second coming, jesus coming back, jesus come back, jesus return*, christ return*, return of christ, return of jesus, rapture, end times, end of the world, last days | la venida de Cristo, +hora, +nadie sabe, segunda venida, vuelve jesus, volvera jesus, vuelve cristo, regres* de cristo, regres* jesus, arrebatamiento, fin del mundo, ultimos tiempos, fin de los tiempos
ANTICHRIST | the antichrist, antichrist, mark of the beast, 666 | el anticristo, anticristo, marca de la bestia
TRINITY | the Trinity, +father, +son, +spirit, trinity, triune, three in one, three persons | la Trinidad, +padre, +hijo, +espiritu, trinidad, trino
HOLY SPIRIT | the Holy Spirit, holy spirit, holy ghost | el Espíritu Santo, espiritu santo
!CHARISM | gifts of the Spirit, spiritual gifts, speaking in tongues, tongues | los dones del Espíritu, dones espirituales, hablar en lenguas
RIGHTEOUSNESS>FRUITS | the fruit of the Spirit, fruit of the spirit, fruits of the spirit | el fruto del Espíritu, fruto del espiritu, frutos del espiritu
JESUS, THE CHRIST>DIVINITY OF | the divinity of Christ, jesus god, is jesus god, divinity, deity of christ, who jesus is, who is jesus, who was jesus | la divinidad de Cristo, jesus es dios, es jesus dios, quien es jesus, quien fue jesus, divinidad
JESUS, THE CHRIST>RESURRECTION OF | the resurrection of Jesus, jesus rise, jesus rose, jesus risen, resurrection of jesus, easter | la resurrección de Jesús, resurreccion de jesus, resucito jesus, pascua de resurreccion
JESUS, THE CHRIST>DESIGN OF HIS DEATH | why Jesus died, jesus die, jesus died, why did jesus, crucifi* | por qué murió Jesús, murio jesus, murio cristo, crucifi*
JESUS, THE CHRIST>INCARNATION | the birth of Jesus, birth of jesus, christmas, incarnation | el nacimiento de Jesús, nacimiento de jesus, navidad, encarnacion
JESUS, THE CHRIST>TEMPTATION OF | the temptation of Jesus, jesus tempted, tempted jesus | la tentación de Jesús, tentacion de jesus
ANGEL (A SPIRIT) | angels, angel*, guardian angel* | los ángeles, angel*
SATAN | Satan, satan, devil, lucifer | Satanás, satanas, diablo, lucifer
DEMONS | demons, demon*, evil spirits, possess*, exorcis* | los demonios, demonio*, espiritus malos, poseid*
SORCERY | sorcery, astrology, horoscope*, zodiac, psychic*, tarot, witch*, magic, ouija, fortune tell*, medium* | la hechicería, hechic*, brujer*, horoscopo*, astrologia, tarot, magia, adivin*
GOD>HOLINESS OF | God and evil, evil, wickedness, +iniquity | Dios y el mal, el mal, maldad, +maldad
AFFLICTIONS AND ADVERSITIES>UNCLASSIFIED | suffering, suffer*, affliction, hard times, trials, pain, hardship, allow bad, allow suffering | el sufrimiento, sufr*, afliccion*, pruebas, dolor, tiempos dificiles
SIN | sin, sins, sinner*, sinning | el pecado, pecad*, pecar
UNPARDONABLE SIN | the sin that is not forgiven, unforgivable sin, unpardonable sin, unforgivable, unpardonable, blasphem* the holy, blasphemy against | el pecado imperdonable, pecado imperdonable, imperdonable, blasfemia contra
REPENTANCE | repentance, repent* | el arrepentimiento, arrepent*
CONFESSION | confession of sins, confess*, confession | la confesión, confes*
SALVATION | salvation, saved, be saved, get saved, go to heaven, born again christian, become a christian, accept jesus | la salvación, salvacion, salvo*, salvar*, ser cristiano, aceptar a jesus, ir al cielo
ASSURANCE | assurance of salvation, lose my salvation, lose salvation, once saved | la seguridad de la salvación, perder la salvacion, seguridad de salvacion
REGENERATION | being born again, born again, new birth, new creation | el nuevo nacimiento, nacer de nuevo, nuevo nacimiento
JUSTIFICATION | justification, justified | la justificación, justificacion, justificad*
SANCTIFICATION | sanctification, sanctif* | la santificación, santific*
GRACE OF GOD | grace, gods grace | la gracia de Dios, gracia de dios, gracia
MERCY | mercy, merciful, compassion* | la misericordia, misericordi*, compasion
FAITH | faith, believing, believe in god, have faith, trust god, trusting god | la fe, fe, creer en dios, confiar en dios
DOUBTING | doubt, doubt*, doubting | la duda, dud*
!PREDESTINATION | predestination, predestin*, free will, chosen by god, election by god | la predestinación, predestin*, libre albedrio
WORD OF GOD | the word of God, word of god, bible reliable, bible true, trust the bible, inspired, scripture, inspiration, inerran* | la palabra de Dios, palabra de dios, biblia es verdad, biblia confiable, confiar en la biblia, inspirad*, escrituras
CREATION | creation, created the world, create the world, age of the earth, beginning of the world, evolution | la creación, creacion, creo el mundo, creo dios, evolucion
PRAYER | prayer, pray, praying, how to pray | la oración, oracion, orar, rezar
INTERCESSION | praying for others, intercession, intercede*, pray for others, pray for my, pray for our | la intercesión, interceder, orar por otros, orar por mi, orar por mis, orar por nuestros
PRAYER>ANSWER TO | answered prayer, answer to prayer, answers prayer, unanswered prayer*, hear my prayer*, hear our prayers | la oración respondida, responde las oraciones, oraciones no respondidas, oye mis oraciones, escucha mis oraciones
FASTING | fasting, fast, fasts | el ayuno, ayun*
WORSHIP | worship* | la adoración, adoracion, ador*
MUSIC | music, sing*, songs, instruments | la música, music*, cant*, canciones
DANCING | dancing, dance | la danza, danz*, bail*
PRAISE | praise* | la alabanza, alabanza*, alabar
THANKFULNESS | thankfulness, thank*, gratitude, grateful, gratefulness | la gratitud, gratitud, agradec*, dar gracias
JOY | joy, joyful, happiness, happy, rejoic* | el gozo, gozo, alegr*, felicidad, feliz
HOPE | hope, hopeless, hoping | la esperanza, esperanza*
COURAGE | courage, courageous, brave*, be strong | el valor, valentia, valiente*, tener valor, esforzad*
COURAGE | fear, afraid, fearful, scared | el miedo, miedo*, temor*
CARE>REMEDY | worry, anxiety, anxious*, worr*, stress* | la ansiedad, ansiedad, ansios*, preocup*, afan*, angusti*, estres*
DESPONDENCY | despair, depress*, despair*, discourag*, hopelessness, despond* | el desánimo, depresion, deprim*, desanim*, desespera*
SORROW | sorrow, sadness, sad, crying, tears, broken heart*, heartbr* | la tristeza, trist*, llanto, lagrimas, llorar, corazon roto
AFFLICTIONS AND ADVERSITIES>CONSOLATION | comfort, comfort*, consol* | el consuelo, consuelo, consol*
DISEASE | sickness, illness, disease, sick, cancer, surgery, hospital | la enfermedad, enferm*, cancer, cirugia, operacion, hospital
TEMPTATION | temptation, tempt*, addict* | la tentación, tentacion*, tentad*, adiccion*, adict*
DRUNKENNESS | drunkenness, drunk*, alcohol*, beer, get drunk | la embriaguez, embriag*, borrach*, alcohol*, emborrach*
WINE | wine, drinking wine, drink wine | el vino, vino
SELF-DENIAL | self-denial, self control, self denial, take up your cross, deny himself, deny yourself | la negación de sí mismo, dominio propio, autocontrol, negarse a si mismo, tomar la cruz
TEMPERANCE | self-control, temperance, moderation | la templanza, templanza, moderacion
GLUTTONY | gluttony, glutton*, overeat*, eating too much | la glotonería, gloton*, comer demasiado
FOOD | food, eat pork, pork, eating meat, vegetarian*, vegan*, unclean food | los alimentos, comida*, comer cerdo, cerdo, vegetarian*, alimentos
?BODY | smoking, drugs and the body, smok*, tobacco, drugs, marijuana, weed, piercing*, +body, +temple | el tabaco, las drogas y el cuerpo, fumar, tabaco, droga*, marihuana, perforacion*, +cuerpo, +templo
!TATTOOING | tattoos and marks on the skin, tattoo* | los tatuajes y las marcas en la piel, tatuaj*, tatuar*
DRESS | clothing, cloth*, dress*, modesty, modest, makeup, jewelry | el vestido, vestid*, ropa, modestia, maquillaje, joyas
HAIR | hair | el cabello, cabello*, pelo
BEAUTY | beauty, beautiful, body image, looks | la belleza, belleza, hermosura
ANIMALS | animals, animal*, pets, dogs, dog, cats, pet | los animales, animal*, mascota*, perro*, gato*
EARTH | the earth, environment, nature, climate, planet | la tierra, medio ambiente, naturaleza, planeta
DREAM | dreams, dream* | los sueños, sueño*, sueno*
WISDOM | wisdom, wise | la sabiduría, sabiduria, sabi*
GOD>GUIDE | guidance, guid*, gods will, will of god, decision*, decid* | la guía de Dios, voluntad de dios, guia*, decision*, decidir
PROCRASTINATION | procrastination, procrastinat*, putting off | la tardanza, procrastin*, dejar para mañana
SELFISHNESS | selfishness, selfish* | el egoísmo, egois*
UNSELFISHNESS | unselfishness, unselfish, serving others, serve others | servir a otros, servir a los demas, servir a otros
HYPOCRISY | hypocrisy, hypocrit* | la hipocresía, hipocr*
IDOLATRY | idolatry, idol*, statues, images | la idolatría, idol*, imagenes
COVENANT | covenants, covenant* | el pacto, pacto*
LAW>(Contained | the law of Moses, law of moses, old testament law | la ley de Moisés, ley de moises
COMMANDMENTS | the commandments, commandment*, ten commandments, greatest commandment | los mandamientos, mandamiento*, diez mandamientos
!BAPTISM | baptism, baptiz*, baptis* | el bautismo, bautism*, bautiz*
EUCHARIST (THE LORD'S SUPPER) | the Lord's Supper, communion, lords supper, eucharist, last supper | la Cena del Señor, cena del señor, cena del senor, comunion, eucaristia, ultima cena, santa cena
CHURCH | the church, church, going to church, go to church | la iglesia, iglesia*, ir a la iglesia, congregarse
FELLOWSHIP | fellowship, community | la comunión entre creyentes, compañerismo, comunidad
MINISTER, CHRISTIAN | pastors, pastor*, minister*, preacher*, clergy, priest today | los pastores, pastor*, ministro*, predicador*
FALSE TEACHERS | false teachers, false teacher*, false prophet* | los falsos maestros, falsos maestros, falsos profetas, falso profeta
MISSIONS | missions, missionar*, evangel*, share my faith, sharing my faith, great commission | las misiones, mision*, evangeli*, compartir mi fe, gran comision
PERSECUTION | persecution, persecut* | la persecución, persecu*, perseguid*
HERESY | heresy, heres*, other religions | la herejía, herej*, otras religiones
ISRAEL, PROPHECIES CONCERNING | Israel in prophecy, israel today, jewish people, jews | Israel en la profecía, judios, pueblo judio
MIRACLES | miracles, miracle* | los milagros, milagro*
PARABLES | parables, parable* | las parábolas, parabola*
OATH | oaths, oath*, swear an oath | los juramentos, jurament*, jurar
VOWS | vows, vow*, promise to god | los votos, votos, promesa a dios
OBEDIENCE | obedience, obey* | la obediencia, obed*
HOLINESS | holiness, holy | la santidad, santidad, santo*
PERSEVERANCE | perseverance, persever*, not giving up, give up, endur* | la perseverancia, persever*, no rendirse, rendirse
CONTENTMENT | contentment, content* | el contentamiento, contentamiento, content*
SELF-EXAMINATION | examining oneself, self examination | el examen de uno mismo, examinarse
CONSCIENCE | conscience | la conciencia, conciencia
REMORSE | remorse, guilt*, shame, ashamed, regret* | el remordimiento, culpa*, verguenza, remordimiento*
RECONCILIATION | reconciliation, reconcil*, making peace | la reconciliación, reconcili*
STRIFE | strife, conflict*, argu*, quarrel*, fight* | la contienda, conflicto*, pele*, discusi*, pleit*
KINDNESS | kindness, kind to | la bondad, bondad, amabilidad, benignidad
MEEKNESS | meekness, meek, gentle* | la mansedumbre, mansedumbre, manso*
AMBITION | ambition, ambitio*, success* | la ambición, ambicio*, exito
PROSPERITY | prosperity, prosper*, prosperity gospel | la prosperidad, prosper*
SANITATION | cleanliness, hygiene, quarantine | la limpieza, higiene
PHARISEES | the Pharisees, pharisee* | los fariseos, fariseo*
SADDUCEES | the Sadducees, sadducee* | los saduceos, saduceo*
SCRIBE (S) | the scribes, scribes, scribe | los escribas, escriba*
SAMARIA | the Samaritans, samaritan* | los samaritanos, samaritan*
LEVITES | the Levites, levite* | los levitas, levita*
PHILISTINES | the Philistines, philistine* | los filisteos, filisteo*
APOSTLES | the apostles, apostles, twelve disciples, disciples | los apóstoles, apostol*, doce discipulos, discipulos
`;
