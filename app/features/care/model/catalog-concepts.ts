/**
 * Words that mean nearly the same where danger is spoken of, English and Spanish together: what was learned of one is
 * known of all. A star stands for any ending.
 */
export const CONCEPTS: Readonly<Record<string, string>> = {
  self: "i me my im ive ill id myself mine mi mis yo me conmigo misma mismo",
  we: "we us our nos nosotros nosotras nuestro nuestra",
  you: "you your u ur yourself tu te ti usted",
  he: "he him his hes himself el esteban",
  she: "she her hers shes herself ella",
  they: "they them their theyre theyve ellos ellas les",
  partner:
    "husband hubby wife partner spouse boyfriend girlfriend bf gf fiance fiancee ex esposo esposa marido mujer novio novia pareja prometido conyuge exnovio exesposo vato viejo",
  parent:
    "dad daddy dads father fathers stepdad stepfather mom moms mum mama mommy mother mothers stepmom stepmother parents papa papi papas padre madre mami padrastro madrastra padres jefa jefe",
  kin: "uncle uncles aunt aunts brother brothers bro sister sisters sis stepbrother cousin cousins grandpa grandfather grandma grandmother nana granny abuela abuelo abuelita abuelito tio tia tios primo prima hermano hermana hermanastro cuñado cunado cunada suegra suegro brotherinlaw",
  child:
    "kid kids kiddo child childs children daughter daughters son sons baby babies niece nephew girl girls boy boys toddler teen teens teenager minor student students grandson granddaughter grandbaby stepson stepdaughter little hija hijas hijo hijos nino nina ninos ninas bebe sobrina sobrino nieta nieto nietos menor chiquita chiquito muchachita muchachito niñita hijastra hijastro alumna alumno grader",
  leader:
    "pastor pastors elder elders priest father deacon bishop prophet prophetess apostle reverend minister preacher leader leaders leadership discipler mentor shepherd fellowship covenant youthpastor pastora lider lideres liderazgo anciano ancianos sacerdote padre profeta apostol obispo diacono discipulador cura ministerio catequista",
  teacher:
    "coach teacher tutor counselor babysitter sitter neighbor neighbour landlord boss entrenador maestro maestra profesor profesora profe vecino vecina niñera patron",
  friend:
    "friend friends bestie buddy roommate coworker classmate bff amigo amiga amigos amigas companera companero roomie compa",
  die: "die dies died dead death dying deceased morir morirme muero muera muere morirse murio muerto muerta muerte morirnos moriria",
  kill: "kill kills killed killing murder murdered unalive unaliving kms kys suicide suicides suicidal sewerslide matar matarme mato mata mataria matarse matarla matarlo suicidio suicidarme suicida suicidarse suicido matare",
  end: "end ends ending ended over finish finished stop stops quit disappear vanish gone leave checkout exit acabar acabarlo acabo terminar terminarlo fin desaparecer irme rendirme rindo descansar final finalizar",
  life: "life live lives living alive exist existing existence breathing wake waking vida vivir vivo viva existir despertar despertarme amanecer",
  gun: "gun guns pistol revolver rifle shotgun firearm bullet bullets ammo trigger loaded pistola arma rifle escopeta bala balas cargada gatillo",
  blade:
    "knife knives razor razors blade blades scissors cuchillo cuchilla cuchillas navaja navajas tijeras gillette",
  hang: "rope noose belt hang hanging hanged cord rafters beam soga cuerda mecate cinturon ahorcarme colgarme colgar ahorcar viga lazo",
  jump: "bridge ledge roof rooftop balcony train tracks rail cliff overpass jump jumping railing puente azotea techo balcon tren vias barranco saltar tirarme aventarme lanzarme metro garage exhaust garaje river rio",
  pills:
    "pill pills tablets tablet tylenol advil bottle bottles meds xanax oxy percocet fentanyl insulin bleach antifreeze ibuprofen benadryl ambien klonopin sleeping melatonin overdose overdosed od pastilla pastillas pepas frasco bote cloro veneno raticida insulina clonazepam medicamentos medicinas tabletas sobredosis blister calmantes",
  took: "took taken swallowed swallow drank ate downed taking swallowing tome tomado trague tragado ingeri bebi tomo tomaron",
  many: "all whole every entire handful bunch many full too extra stash stockpile stockpiled saving saved hoarding todas todo toda todos entero entera puño muchas monton guardando juntando guardadas ahorrando",
  hit: "hit hits hitting beat beats beating beaten slap slapped slaps punch punched punches choke choked chokes choking strangle strangled kick kicked kicks shove shoved shoves throw threw throws thrown grab grabbed grabs drag dragged push pushed pushes slam slammed whip whipped whips smack smacked smacks pin pinned spit hurt hurts hurting pega pego pegan pegaba golpea golpeo golpean golpes golpe golpiza cachetada cachetadas cacheteo patea pateo patadas empuja empujo empujon jalo jala avienta avento arrastra arrastro maltrata lastima lastimo agarra agarro estrangulo asfixio ahorco bofetada bofetadas puñetazo punetazo cinturonazo trompada madriza pegado golpeado zarandeo",
  injury:
    "bruise bruised bruises eye blood bloody bleeding bleed marks mark swollen broken ribs lip fractured moreton moretones moretes sangre sangrando ojo morado morada moradas hinchado hinchada marcas costillas labio roto rota chichon",
  threat:
    "threat threatens threatened threatening threats said says told tells amenaza amenazo amenazas amenazado dijo dice",
  fear: "afraid scared scary terrified fear fearful frightened unsafe hide hiding hid flinch eggshells trapped escape safe miedo asustada asustado aterrada aterrado temo escondida escondido esconder encerrada encerrado encierra terror pavor temblando tiemblo",
  rage: "rage temper angry mad furious explodes yells yelling screams screaming drunk drinks drinking enojado enoja furioso grita gritos borracho toma tomado rabia colera ira",
  touch:
    "touch touched touches touching private privates naked nude nudes pics pictures photos photo kiss kissed kisses rape raped rapes molest molested molests grope groped underwear lap undress undressed sex sexual sexually pants shower breasts thigh inappropriately toca toco tocaba tocar tocado tocaron partes intimas desnuda desnudo desnudos desnudas fotos foto beso besa besaba violo viola violar violada violaron abuso abusa abusaba abusaron abusado manosea manoseo calzones ropa piernas pierna regazo bañarse",
  secret:
    "secret secrets secretly tell telling told nobody anyone secreto secretos digas diga decirle decir nadie contar cuente cuentes callada",
  night: "room bedroom bed door locked night nights cuarto cama puerta noche noches habitacion recamara",
  control:
    "allow allowed allows let lets permission control controls controlling isolate isolated monitor password passwords checks deja dejan permite permiso permiten prohibe prohibio controla control revisa clave contraseña",
  phone:
    "phone cell texts text dms dm messages snapchat instagram roblox discord chat online celular mensajes telefono whatsapp chatea escribe",
  money:
    "money tithe tithes seed paycheck savings bank account card pay pays offering dollars dinero diezmo diezmos siembra ofrenda sueldo cuenta tarjeta pagar banco ahorros",
  obey: "obey obedience submit submission submissive rebellion rebellious rebuke covering curse cursed jezebel anointed spirit demons deliverance obedecer obediencia someter sometida sumisa rebeldia rebelde cobertura maldicion maldita ungido jezabel demonio demonios liberacion",
  cutoff:
    "contact disown shun shunned forbid forbids forbidden forbade banned excommunicated disfellowship prohiben cortar alejarme expulsaron disciplina",
  force:
    "force forced forces makes made make pressure pressured pressures obliga obligo obligan obligada fuerza hace presiona presionan insiste must debo",
  follow:
    "follow followed follows following stalk stalked stalker stalking outside parked tracker airtag gps tracking watches watching watched lurking restraining sigue siguio siguen siguiendo persigue acecha acosa acoso acosando acosador afuera estacionado rastrea rastreador vigila vigilando espia aparece esquina orden",
  showup:
    "shows showed show turns turned everywhere again blocked block keeps number numbers accounts aparecio aparece bloquee bloqueo numero numeros cuentas perfiles",
  cut: "cut cuts cutting burn burned burning scratch scratching scars scar wrists wrist thighs arm arms sleeves bleed relapsed selfharm corto cortarme cortes corte cortado cortada cortandome cortando cortaba quemo quemarme quemaduras muñeca munecas muñecas brazo brazos mangas cicatrices rasguño lastimarme heridas pellizco",
  eat: "eat eats eating eaten food calories calorie purge purging purged vomit vomiting throwing puke puking binge binging laxatives laxative starve starving meal meals weigh weight pounds lbs fat skinny mirror scale anorexia bulimia comer como comida comidas comido vomito vomitar vomitando vomite laxantes calorias gorda gordo flaca peso pesar kilos kilo atracon atracones bascula espejo anorexia",
  fast: "fast fasting fasted daniel ayuno ayunar ayunando diet dieta keto",
  bathroom: "bathroom toilet finger fingers sink baño bano inodoro dedo dedos",
  rx: "prescribed prescription doctor doctors doc surgery surgeon dose hospital nurse clinic chemo pharmacy blood cholesterol test receta recetó receto doctora medico medica cirugia dosis enfermera farmacia clinica quimio operacion",
  goodbye:
    "goodbye goodbyes letter letters note notes will bequeath adios despedida despedirme despido despedi carta cartas nota testamento farewell",
  give: "give gave giving given away giveaway regale regalar regalando regalo repartir reparti deje entregue",
  sorry: "sorry forgive forgiveness forgives perdon perdoname perdonenme perdonen perdona lamento",
  care: "care look watch feed raise cuide cuiden cuidar cuida encargo",
  burden:
    "burden worthless useless waste failure trash garbage weight carga estorbo inutil basura fracaso peso sobro estorbando valgo",
  better: "better easier relief relieved peace rest mejor alivio paz descanso tranquilos",
  without: "without sin miss notice extrañaria extranaria notaria falta",
  hate: "hate hates hated odio odia detesto",
  hopeless:
    "hopeless point pointless empty numb nothing tired exhausted cant anymore enough done darkness dark alone vacio vacia cansada cansado harta harto puedo aguanto sentido nada oscuridad sola solo agotada agotado mas fuerzas",
  now: "now tonight today tomorrow soon already minute minutes hour hours ahora ahorita hoy ya esta mañana manana minutos hora horas pronto",
  past: "ago used back then years year was were once former formerly when childhood decades hace años anos antes entonces era cuando fue estuve estaba epoca niñez ayer",
  thanks:
    "grateful thankful thank thanks healed healing recovery recovered sober saved rescued praise delivered redeemed restored free testimony testify glory today therapy gracias agradecida agradecido sano sanada sanó recuperacion salvo salvó rescato libre testimonio gloria bendito restauro",
  bible:
    "judas samson saul elijah jonah job jesus christ martyr martyrs martyrdom cross crucified verse verses chapter psalm genesis exodus matthew mark luke john romans acts paul peter stephen moses abraham isaac david goliath cain abel herod pharaoh prophet scripture bible commentary sermon jesucristo cristo martir martires cruz crucificado versiculo capitulo salmo biblia sanson elias jonas pedro pablo mateo marcos lucas juan romanos hechos esteban moises abraham caín cain sermon predica",
  game: "game games gaming boss level fortnite minecraft zombie zombies xbox nintendo team match season playoffs score chess checkers tournament play played playing juego juegos jugar jugando partido equipo ajedrez videojuego nivel torneo futbol domino",
  media:
    "movie film book novel song show series episode podcast class essay paper thesis play netflix documentary pelicula libro novela cancion serie episodio clase ensayo tarea tesis documental",
  animal:
    "dog dogs puppy cat cats kitten deer fish fishing hunting hunt mosquito mosquitoes spider ants rat rats mice mouse chicken chickens hamster perro perra perrito gato gata gatito pez pescar caza cazar venado mosco cucaracha arana hormigas raton ratones gallina conejo",
  fun: "lol lmao haha hahaha rofl laughing joke kidding jk literally omg jaja jajaja jajajaja risa broma chiste",
  neg: "not no never dont doesnt didnt cant couldnt wont wouldnt isnt wasnt arent nobody none nothing without nunca jamas tampoco ni nadie nada",
  want: "want wants wanted wanna wish wishing hope hoping going gonna plan planned planning ready thinking thought thoughts considering decided decide need quiero quisiera ganas voy pienso pensando pensado ojala plan decidi decidido deseo pensamientos planeo",
  ask: "what why does how is did can should could would who which que por como cual quien debo puedo podria significa",
  grief:
    "funeral grief grieving mourning passed buried burial cemetery widow widower loss lost cancer hospice funeral duelo luto fallecio entierro cementerio viuda viudo perdida perdi cancer velorio novenario rosario",
  pray: "pray prayer prayers praying lord god bless amen oracion ora orar oren señor senor dios bendice bendiga amen",
  work: "work job meeting deadline exam homework essay recipe bake trip vacation wedding trabajo empleo examen receta viaje boda vacaciones reunion",
  joyful:
    "excited happy fun funny love lovely great awesome enjoy feliz emocionada emocionado divertido alegre encanta contenta contento",
  age: "yo yr old age años anos tengo tiene cumple añitos grade primaria secundaria kinder preschool middle elementary",
  body: "head heart chest throat neck face hair stomach belly leg legs back cabeza pecho cuello garganta cara pelo cabello estomago barriga espalda boca",
  harmother:
    "revenge pay regret snap snapped shoot stab poison burn venganza vengarme pagar dispararle apuñalar envenenar quemarle partirle",
  worry:
    "worried concerned help save missing answering answer reply posted preocupada preocupado preocupa ayuda ayudar salvar contesta responde publico estado",
};
