/**
 * Words that mean nearly the same where danger is spoken of, English and Spanish together: what was learned of one is
 * known of all.
 */
export const CONCEPTS: Readonly<Record<string, string>> = {
  self:
    "i me my im ive ill id myself mine mi mis yo conmigo misma mismo imma ima soy estoy tengo",
  we:
    "we us our nos nosotros nosotras nuestro nuestra",
  you:
    "you your u ur yourself tu te ti usted",
  he:
    "he him his hes himself el esteban",
  she:
    "she her hers shes herself ella",
  they:
    "they them their theyre theyve ellos ellas les",
  partner:
    "husband hubby wife partner spouse boyfriend girlfriend bf gf fiance fiancee ex esposo esposa marido mujer novio novia pareja prometido conyuge exnovio exesposo vato viejo hubs bae man woman fella wifey missus husbands ol old concubino concubina querido amante expareja",
  parent:
    "dad daddy dads father fathers stepdad stepfather mom moms mum mama mommy mother mothers stepmom stepmother parents papa papi papas padre madre mami padrastro madrastra padres jefa jefe stepdads ma pa guardian foster caregiver nanny jefecita viejo apa ama padrastros tutor",
  kin:
    "uncle uncles aunt aunts brother brothers bro sister sisters sis stepbrother cousin cousins grandpa grandfather grandma grandmother nana granny abuela abuelo abuelita abuelito tio tia tios primo prima hermano hermana hermanastro cuñado cunado cunada suegra suegro brotherinlaw stepbro stepsis halfbrother inlaw inlaws auntie grampa gramps pops padrino madrina compadre comadre cuñadito hermanito hermanita tito abue yerno nuera",
  child:
    "kid kids kiddo child childs children daughter daughters son sons baby babies niece nephew girl girls boy boys toddler teen teens teenager minor student students grandson granddaughter grandbaby stepson stepdaughter little hija hijas hijo hijos nino nina ninos ninas bebe sobrina sobrino nieta nieto nietos menor chiquita chiquito muchachita muchachito niñita hijastra hijastro alumna alumno grader kinder kindergarten infant newborn preteen eleven twelve thirteen fourteen fifteen sixteen seven eight nine six kiddos chamaco chamaca chavito chavita peque pequeña pequeño criatura niñito adolescente sobrinita nietecita once doce trece catorce quince dieciseis siete ocho nueve seis",
  leader:
    "pastor pastors elder elders priest father deacon bishop prophet prophetess apostle reverend minister preacher leader leaders leadership discipler mentor shepherd fellowship covenant youthpastor pastora lider lideres liderazgo anciano ancianos sacerdote padre profeta apostol obispo diacono discipulador cura ministerio catequista youth worship apostles rabbi missionary evangelist director bro brother sister group cell cult church misionero evangelista siervo hermano secta iglesia congregacion encargado",
  teacher:
    "coach teacher tutor counselor babysitter sitter neighbor neighbour landlord boss entrenador maestro maestra profesor profesora profe vecino vecina niñera patron principal instructor trainer supervisor manager driver scoutmaster scout camp directora director jefe chofer guia",
  friend:
    "friend friends bestie buddy roommate coworker classmate bff amigo amiga amigos amigas companera companero roomie compa",
  die:
    "die dies died dead death dying deceased morir morirme muero muera muere morirse murio muerto muerta muerte morirnos moriria perish perished expire croak lifeless corpse funeral heaven fallecer fallezca muriera muriendo muertito finado difunto difunta morire muriese pelarme palmar palmarla petatearme cadaver",
  kill:
    "kill kills killed killing murder murdered unalive unaliving kms kys suicide suicides suicidal sewerslide matar matarme mato mata mataria matarse matarla matarlo suicidio suicidarme suicida suicidarse suicido matare murderer slay slain slaughter homicide assassinate execute exterminate selfdelete kermit neck offing ctb asesinar asesino asesinato quitarme quitarse quitarmela acabarme suicidandome matando matarnos mataba",
  end:
    "end ends ending ended over finish finished stop stops quit disappear vanish gone leave checkout exit acabar acabarlo acabo terminar terminarlo fin desaparecer irme rendirme rindo descansar final finalizar endings conclude expire vanishing vanished dissolve erase erased delete deleted unplug logoff disappears depart departing leaving exiting desaparezca desapareciera esfumarme borrarme apagarme apagar partir partida terminarla acabarla acabe termine cesar",
  life:
    "life live lives living alive exist existing existence breathing wake waking vida vivir vivo viva existir despertar despertarme amanecer",
  gun:
    "gun guns pistol revolver rifle shotgun firearm bullet bullets ammo trigger loaded pistola arma escopeta bala balas cargada gatillo glock firearms twelvegauge caliber ak handgun holster chamber barrel pulled aim aimed cañon escopetazo balazo tiro tiros disparo disparar dispararme pistolas",
  blade:
    "knife knives razor razors blade blades scissors cuchillo cuchilla cuchillas navaja navajas tijeras gillette machete cutter boxcutter shiv cleaver dagger exacto sharpener puñal bisturi vidrio filo rasuradora rastrillo hojas hoja",
  hang:
    "rope noose belt hang hanging hanged cord rafters beam soga cuerda mecate cinturon ahorcarme colgarme colgar ahorcar viga lazo ligature sheet tied knot dangling scarf extension ahorcado nudo sabana colgada colgado amarre cordon laso",
  jump:
    "bridge ledge roof rooftop balcony train tracks rail cliff overpass jump jumping railing puente azotea techo balcon tren vias barranco saltar tirarme aventarme lanzarme metro garage exhaust garaje river rio parapet cliffside highway freeway platform subway traffic semi truck oncoming tower crane edge drown drowning lake ocean pier window ventana septimo piso acantilado precipicio camion carretera autopista tirarse aventarse arrojarme lance arroyar rieles anden mar lago presa ahogarme ahogar edificio mirador",
  pills:
    "pill pills tablets tablet tylenol advil bottle bottles meds xanax oxy percocet fentanyl insulin bleach antifreeze ibuprofen benadryl ambien klonopin sleeping melatonin overdose overdosed od pastilla pastillas pepas frasco bote cloro veneno raticida insulina clonazepam medicamentos medicinas tabletas sobredosis blister calmantes capsule capsules painkillers paracetamol acetaminophen aspirin valium ativan seroquel zoloft lithium hydrocodone vicodin morphine tramadol gabapentin trazodone sedatives poison pesticide drano detergent lye rat trankimazin diazepam alprazolam rivotril lorazepam aspirinas tafil jarabe fosforo gramoxone paraquat gasolina lejia tranquilizantes somniferos antidepresivos metformina",
  took:
    "took taken swallowed swallow drank ate downed taking swallowing tome tomado trague tragado ingeri bebi tomo tomaron popped chugged gulped injected washed overdid chug inhaled ingested tomarme tomandome trago tragandome meti echado inyecte",
  many:
    "all whole every entire handful bunch many full too extra stash stockpile stockpiled saving saved hoarding todas todo toda todos entero entera puño muchas monton guardando juntando guardadas ahorrando twenty thirty forty fifty sixty dozens dozen packet packets bottle bottles blister remaining rest lot overdose veinte treinta cuarenta cincuenta sesenta docena cajas caja tira puñado resto completo completa enteros",
  hit:
    "hit hits hitting beat beats beating beaten slap slapped slaps punch punched punches choke choked chokes choking strangle strangled kick kicked kicks shove shoved shoves throw threw throws thrown grab grabbed grabs drag dragged push pushed pushes slam slammed whip whipped whips smack smacked smacks pin pinned spit hurt hurts hurting pega pego pegan pegaba golpea golpeo golpean golpes golpe golpiza cachetada cachetadas cacheteo patea pateo patadas empuja empujo empujon jalo jala avienta avento arrastra arrastro maltrata lastima lastimo agarra agarro estrangulo asfixio ahorco bofetada bofetadas puñetazo punetazo cinturonazo trompada madriza pegado golpeado zarandeo belted whooped whupped thrashed clobbered backhand backhanded elbowed headbutt knuckles fists fist strikes struck struckme swings swung shook shaken burned bites bit twists twisted yanked yanks smothered suffocate suffocated pillow hairpull pounded batters battered strangles strangling hitme sopapo manazo manotazo guantazo puñete cachetea cachetadon cintarazo chanclazo varazo fajazo correazo cinchazo golpearon golpeando pegandome pegandole zarandea sacude sacudio muerde mordio quema quemo ahorca ahorcaba asfixia estrangula tumbo tumba azota azoto pellizca cogotazo coscorron tunda paliza palizas madrazos cueriza",
  injury:
    "bruise bruised bruises eye blood bloody bleeding bleed marks mark swollen broken ribs lip fractured moreton moretones moretes sangre sangrando ojo morado morada moradas hinchado hinchada marcas costillas labio roto rota chichon stitches concussion fracture welts welt scab busted cracked sprained limp limping teeth tooth tender sore handprint handprints fingerprints makeup concealer sunglasses turtleneck sleeves puntadas puntos fractura cardenal cardenales verdugones rasguños diente dientes cojea cojeando maquillaje lentes huellas marcado marcada herida",
  threat:
    "threat threatens threatened threatening threats said says told tells amenaza amenazo amenazas amenazado dijo dice swear swears promise warns warned vows vowed juro jura juró advirtio avisa",
  fear:
    "afraid scared scary terrified fear fearful frightened unsafe hide hiding hid flinch eggshells trapped escape safe miedo asustada asustado aterrada aterrado temo escondida escondido esconder encerrada encerrado encierra terror pavor temblando tiemblo dread flinches shaking shakes tremble trembling panic barricade barricaded closet lock locks locked tiptoe petrified cower cowering hides wet wets pee pees susto espanto tiembla temblaba agachar encierro escondo esconde escondemos llaveado seguro asustados nerviosa pipi orina moja mojado",
  rage:
    "rage temper angry mad furious explodes yells yelling screams screaming drunk drinks drinking enojado enoja furioso grita gritos borracho toma tomado rabia colera ira fury violent violence aggressive raging snaps blows explode shouting shout shouts yelled yell screamed slurs bottle whiskey vodka beer violento violenta agresivo furia gritarme gritando grito insulta insulto insultos golpeador borracha peda tomando cerveza bebe bebia",
  touch:
    "touch touched touches touching private privates naked nude nudes pics pictures photos photo kiss kissed kisses rape raped rapes molest molested molests grope groped underwear lap undress undressed sex sexual sexually pants shower breasts thigh inappropriately toca toco tocaba tocar tocado tocaron partes intimas desnuda desnudo desnudos desnudas fotos foto beso besa besaba violo viola violar violada violaron abuso abusa abusaba abusaron abusado manosea manoseo calzones ropa piernas pierna regazo bañarse fondle fondled fondling massage massages tickle tickles tickling lick licked rub rubbed rubs rubbing penis vagina butt bum chest bra panties bathing showers hug hugs sits sleepover weird funny special games sexts sexting webcam nipples harassing assault assaulted assaults besarme acariciar acaricia acaricio caricias cosquillas masaje roza rozo frota froto pecho nalgas trasero calzon calzoncitos pene pompis lamer encima desvestir desvestirme desvestia encuera encuero desnudarme sobar soba sobaba manoseaba juegos jueguito especial raro bañar",
  secret:
    "secret secrets secretly tell telling told nobody anyone secreto secretos digas diga decirle decir nadie contar cuente cuentes callada hush promised promise swore swear quiet snitch believe believes believed blame liar lies trouble calladita callado callate chismes promesa prometi jure nuestro juramento cree creen creyo mentiroso mentirosa culpa",
  night:
    "room bedroom bed door locked night nights cuarto cama puerta noche noches habitacion recamara midnight sleeping sleepover basement bunk tent camp cabin pajamas cot blanket covers medianoche sotano campamento litera cobija pijama dormida dormido cabaña retiro",
  control:
    "allow allowed allows let lets permission control controls controlling isolate isolated monitor password passwords checks deja dejan permite permiso permiten prohibe prohibio controla revisa clave contraseña timer watches cameras camera receipts mileage curfew clothes dress makeup job quit school friends phonecall passport papers ice immigration deport deported visa citizenship allowance gps keys car permits rules rule follows camara camaras recibos ropa vestir falda papeles migra migracion deportar deportan pasaporte llaves salir saludar celos celoso celosa vigila horario prohibido prohibida manda ordenes",
  phone:
    "phone cell texts text dms dm messages snapchat instagram roblox discord chat online celular mensajes telefono whatsapp chatea escribe snap kik tiktok telegram facebook insta ig videocall facetime video videos screenshot screenshots account chats stories mensajitos videollamada captura capturas cuenta redes face messenger",
  money:
    "money tithe tithes seed paycheck savings bank account card pay pays offering dollars dinero diezmo diezmos siembra ofrenda sueldo cuenta tarjeta pagar banco ahorros deed house title inheritance pension loan mortgage donate vow pledge firstfruits ten percent casa terreno escrituras herencia prestamo ofrendar pacto primicias dar ahorro",
  obey:
    "obey obedience submit submission submissive rebellion rebellious rebuke covering curse cursed jezebel anointed spirit demons deliverance obedecer obediencia someter sometida sumisa rebeldia rebelde cobertura maldicion maldita ungido jezabel demonio demonios liberacion submits obeying obeys obeyed questioning questions touch anoint authority authorities discipline rebelling disobey headship sow vessel calling vision prophecy prophesied word autoridad obedezca obedece desobedecer disciplina cabeza profecia profetizo ungida rebelion sujeta sujetarme llamado maldice",
  cutoff:
    "contact disown shun shunned forbid forbids forbidden forbade banned excommunicated disfellowship prohiben cortar alejarme expulsaron disciplina divorce separate separated leave family mother parents worldly unbelievers excommunicate silent apartarme apartarnos familia mundanos inconversos separar separarme aislar aislarme divorciar",
  force:
    "force forced forces makes made make pressure pressured pressures obliga obligo obligan obligada fuerza hace presiona presionan insiste must debo compel compelled coerce coerced demanded demands requires required orders ordered insisted insists mandatory exige exigen exigio ordena ordeno tengo obligandome forzo forzar forzada",
  follow:
    "follow followed follows following stalk stalked stalker stalking outside parked tracker airtag gps tracking watches watching watched lurking restraining sigue siguio siguen siguiendo persigue acecha acosa acoso acosando acosador afuera estacionado rastrea rastreador vigila vigilando espia aparece esquina orden trailing creeping creeps creep prowling watcher drives drove driveby circling parks sits waited waiting waits appears appeared knows whereabouts schedule route window porch mailbox flowers gifts notes siguiendome perseguir persiguio merodea ronda rondando espera esperandome esperaba aparecia sabe ruta horario flores regalos cartas ventana coche carro moto",
  showup:
    "shows showed show turns turned everywhere again blocked block keeps number numbers accounts aparecio aparece bloquee bloqueo numero numeros cuentas perfiles",
  cut:
    "cut cuts cutting burn burned burning scratch scratching scars scar wrists wrist thighs arm arms sleeves bleed relapsed selfharm corto cortarme cortes corte cortado cortada cortandome cortando cortaba quemo quemarme quemaduras muñeca munecas muñecas brazo brazos mangas cicatrices rasguño lastimarme heridas pellizco carve carved carving razorblade bandaid bandage bandages gauze hoodie lighter cigarette matches headbang banging punch wall knuckles bruise snapped rubberband cutter relapse cicatriz vendas venda curitas sudadera encendedor cigarro cigarrillo golpearme golpeo pared nudillos morderme muerdo araño arañarme rasguñarme arrancarme jalarme recaida recai",
  eat:
    "eat eats eating eaten food calories calorie purge purging purged vomit vomiting throwing puke puking binge binging laxatives laxative starve starving meal meals weigh weight pounds lbs fat skinny mirror scale anorexia bulimia comer como comida comidas comido vomito vomitar vomitando vomite laxantes calorias gorda gordo flaca peso pesar kilos kilo atracon atracones bascula espejo hungry hunger skipped skipping skip dinner lunch breakfast ribs thigh gap bodycheck thinspo bmi size bones bony collarbone dizzy faint fainted periods hair teeth chew spit gag gagging diuretics hambre salto saltarme saltando cena desayuno almuerzo costillas huesos talla mareo mareada desmaye desmayo escupir mastico ana mia diureticos adelgazar engordar engorde delgada",
  fast:
    "fast fasting fasted daniel ayuno ayunar ayunando diet dieta keto",
  bathroom:
    "bathroom toilet finger fingers sink baño bano inodoro dedo dedos",
  rx:
    "prescribed prescription doctor doctors doc surgery surgeon dose hospital nurse clinic chemo pharmacy blood cholesterol test receta recetó receto doctora medico medica cirugia dosis enfermera farmacia clinica quimio operacion",
  goodbye:
    "goodbye goodbyes letter letters note notes will bequeath adios despedida despedirme despido despedi carta cartas nota testamento farewell farewells lastly obituary eulogy burial casket epitaph last final lasttime hug hugged despedidas ultimos ultima ultimo ultimas panteon caja mortuoria epitafio abrazo abrazarlos herede heredo",
  give:
    "give gave giving given away giveaway regale regalar regalando regalo repartir reparti deje entregue donated sold selling rehome rehomed passwords belongings guitar jewelry watch car keys collection signed beneficiary insurance policy paperwork affairs order vendi vender doné dono donar claves contraseñas pertenencias guitarra reloj joyas anillo seguro poliza papeles beneficiario orden",
  sorry:
    "sorry forgive forgiveness forgives perdon perdoname perdonenme perdonen perdona lamento",
  care:
    "care look watch feed raise cuide cuiden cuidar cuida encargo",
  burden:
    "burden worthless useless waste failure trash garbage weight carga estorbo inutil basura fracaso peso sobro estorbando valgo pathetic disgusting stupid ugly unloved unwanted unlovable invisible drag problem mistake leech freeloader disappointment ruin ruined ruining ashamed shame nuisance bother asco inservible tonta tonto fea feo idiota nadie molestia problema error culpa verguenza lastre decepcion arruino arruine maldita fracasado fracasada desperdicio",
  better:
    "better easier relief relieved peace rest mejor alivio paz descanso tranquilos happier lighter calm ready freed off free quiet silence serenity tranquila tranquilo felices feliz livianos calma silencio libres sosiego",
  without:
    "without sin miss notice extrañaria extranaria notaria falta",
  hate:
    "hate hates hated odio odia detesto",
  hopeless:
    "hopeless point pointless empty numb nothing tired exhausted cant anymore enough done darkness dark alone vacio vacia cansada cansado harta harto puedo aguanto sentido nada oscuridad sola solo agotada agotado mas fuerzas despair despairing drained finished broken shattered unbearable hollow void abyss drowning sinking quit surrender meaningless useless suffering suffer pain hurt ache desesperada desesperado desesperanza hundida hundo hundido rota roto destrozada destruida insoportable hueco abismo ahogo sufrir sufriendo sufro dolor duele rendido rendida cansancio ganas",
  now:
    "now tonight today tomorrow soon already minute minutes hour hours ahora ahorita hoy ya esta mañana manana minutos hora horas pronto",
  past:
    "ago used back then years year was were once former formerly when childhood decades hace años anos antes entonces era cuando fue estuve estaba epoca niñez ayer longago decade backthen recovered anymore teen teenager youth twenties survived survivor tiempo decada juventud adolescencia sobrevivi superé supere",
  thanks:
    "grateful thankful thank thanks healed healing recovery recovered sober saved rescued praise delivered redeemed restored free testimony testify glory today therapy gracias agradecida agradecido sano sanada sanó recuperacion salvo salvó rescato libre testimonio gloria bendito restauro mercy goodness praising hallelujah grace alleluia freed freedom rejoice aleluya misericordia libero libertad restaurado restaurada victoria",
  bible:
    "judas samson saul elijah jonah job jesus christ martyr martyrs martyrdom cross crucified verse verses chapter psalm genesis exodus matthew mark luke john romans acts paul peter stephen moses abraham isaac david goliath cain abel herod pharaoh prophet scripture bible commentary sermon jesucristo cristo martir martires cruz crucificado versiculo capitulo salmo biblia sanson elias jonas pedro pablo mateo marcos lucas juan romanos hechos esteban moises caín predica",
  game:
    "game games gaming boss level fortnite minecraft zombie zombies xbox nintendo team match season playoffs score chess checkers tournament play played playing juego juegos jugar jugando partido equipo ajedrez videojuego nivel torneo futbol domino",
  media:
    "movie film book novel song show series episode podcast class essay paper thesis play netflix documentary pelicula libro novela cancion serie episodio clase ensayo tarea tesis documental",
  animal:
    "dog dogs puppy cat cats kitten deer fish fishing hunting hunt mosquito mosquitoes spider ants rat rats mice mouse chicken chickens hamster perro perra perrito gato gata gatito pez pescar caza cazar venado mosco cucaracha arana hormigas raton ratones gallina conejo",
  fun:
    "lol lmao haha hahaha rofl laughing joke kidding jk literally omg jaja jajaja jajajaja risa broma chiste lmfao hehe jeje jejeje lolol xd jaj funny hilarious kiddin sarcasm memes meme exagero exagerando chistoso chistosa bromeo relajo guasa",
  neg:
    "not no never dont doesnt didnt cant couldnt wont wouldnt isnt wasnt arent nobody none nothing without nunca jamas tampoco ni nadie nada",
  want:
    "want wants wanted wanna wish wishing hope hoping going gonna plan planned planning ready thinking thought thoughts considering decided decide need quiero quisiera ganas voy pienso pensando pensado ojala decidi decidido deseo pensamientos planeo intend intention tempted tempting urge urges craving fantasize fantasizing picture imagine imagining dream rehearse rehearsed practiced decidida resuelta resuelto tentada tentado impulso imagino imaginando sueño",
  ask:
    "what why does how is did can should could would who which que por como cual quien debo puedo podria significa",
  grief:
    "funeral grief grieving mourning passed buried burial cemetery widow widower loss lost cancer hospice duelo luto fallecio entierro cementerio viuda viudo perdida perdi velorio novenario rosario",
  pray:
    "pray prayer prayers praying lord god bless amen oracion ora orar oren señor senor dios bendice bendiga",
  work:
    "work job meeting deadline exam homework essay recipe bake trip vacation wedding trabajo empleo examen receta viaje boda vacaciones reunion",
  joyful:
    "excited happy fun funny love lovely great awesome enjoy feliz emocionada emocionado divertido alegre encanta contenta contento",
  age:
    "yo yr old age años anos tengo tiene cumple añitos grade primaria secundaria kinder preschool middle elementary",
  body:
    "head heart chest throat neck face hair stomach belly leg legs back cabeza pecho cuello garganta cara pelo cabello estomago barriga espalda boca",
  harmother:
    "revenge pay regret snap snapped shoot stab poison burn venganza vengarme pagar dispararle apuñalar envenenar quemarle partirle stabbing shooting shooter bomb bombs explosives massacre list targets school payback avenge getback makehimpay deserves deserve strangle smother beat bat crowbar acid gasoline drown disparar tiroteo masacre bomba lista merece merecen apuñalo degollar machetear machetazo golpearlo reventar reventarlo matarlos vengar vengare acido gasolina",
  worry:
    "worried concerned help save missing answering answer reply posted preocupada preocupado preocupa ayuda ayudar salvar contesta responde publico estado suspicious suspect noticed strange cryptic found hotline ambulance police cops cps report reported call called helpme sospecho note raro rara encontre policia ambulancia denunciar denuncia llamar llame auxilio socorro",
  nonexist:
    "sleep forever eternal eternally wake waking unborn born nonexistent existing exist dormirme siempre eternamente nacido nacer naci existiera desperte despertara despertarme",
  heavenhome:
    "heaven home jesus meet join reunite reunited reunion cielo hogar reunirme encontrarme encuentro alcanzarte alcanzar llevame llevarme lleve recogeme take",
  gas:
    "gas oven exhaust carbon monoxide engine hose tailpipe garage running escape motor manguera calentador monoxido",
  food:
    "carbs bread cake cookies soup chicken recipe bake baking cooking grill bbq pizza tacos pasta rice beans salad sugar coffee tea snack tamales tortillas mole pan pastel sopa arroz frijoles caldo asado parrilla cafe postre carne salsa horno galletas",
  home:
    "kitchen garden lawn yard roof gutters sink plumbing paint chores laundry dishes garage sale couch vacuum jardin cocina pasto techo pintar lavadora trastes ropa mudanza alquiler renta",
  sport:
    "football soccer basketball baseball gym workout squats marathon running coach training swim swimming race bike yoga legs abs gol gimnasio pesas correr maraton nadar entrenar bicicleta pelota cancha liga boxing boxeo karate",
  school:
    "math exam exams test grade grades semester college university algebra chemistry thesis graduation escuela universidad tareas calculo quimica graduacion materia semestre calificacion",
  church:
    "choir worship hymn potluck bulletin sermon usher retreat vbs youth nursery offering sanctuary baptism communion bautismo comunion coro alabanza himno congregacion celula vigilia culto templo retiro misa rosario kermes bazar",
  weather:
    "rain snow hot cold heat storm summer winter calor frio lluvia nieve tormenta",
  tech:
    "laptop computer battery charger wifi app password update printer screen internet pila cargador computadora impresora pantalla actualizacion",
  health:
    "flu fever migraine diabetes insulin pressure allergy dentist therapy therapist checkup xray scan mri gripa gripe fiebre migraña presion alergia dentista terapia consulta analisis vitaminas rodilla espalda",
  time:
    "oclock pm am friday monday saturday sunday birthday christmas easter weekend lunes martes viernes sabado domingo cumpleaños navidad semana fin",
  ready:
    "ready prepared settled arranged everything set listo lista preparado preparada arreglado arreglada",
  alone:
    "alone lonely isolated nobody abandoned soledad abandonada abandonado aislada solito solita",
};
