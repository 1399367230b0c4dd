/**
 * Words that mean nearly the same where somebody goes or is held back, English and Spanish together: what the models of
 * goodbyes and hooks have learned of one is known of all.
 */
export const GOODBYE_CONCEPTS: Readonly<Record<string, string>> = {
  self: "i me my im ive ill id myself mine mi mis yo me conmigo misma mismo",
  we: "we us our were weve lets nos nosotros nosotras nuestro nuestra juntos juntas",
  you: "you your u ur youre youll youve yourself yall ya tu te ti contigo usted vos le",
  bye: "bye goodbye byebye cya cheerio farewell ciao chao chau adios adieu later laters peace ttyl ttys hasta nos adieu toodles tata shalom godspeed deuces bendiciones saludo saludos abrazo",
  night: "night nite gn gnite goodnight evening nightnight noche noches tarde tardes",
  leave:
    "go going gone leave leaving left exit head heading off out dip bounce bail jet run running scoot split jump hop roll step away depart retire ghost abandon abandoning me irme voy vas vaya vayas ir fui marcho marchas marche largo retiro despido salgo saliendo salir jalo piro rajo yendo dejo dejas dejes vete irte vayan marcharte abandonas abandones",
  close:
    "close closing shut shutting log logging logout logoff sign signing offline quit quitting end ending stop stopping wrap wrapping hang drop cierro cerrar cierra cierres cierro cuelgo cuelgues colgar apago apagar apagando desconecto desconectar desconectes corto termino terminar salgo",
  sleep:
    "sleep sleeping asleep bed bedtime crash snooze zz nap rest resting pillow shuteye knock hay sack doze dormir duermo durmiendo duerma duerme acuesto acostar acostarme cama descansar descanso descanse mimir sueno",
  tired:
    "tired sleepy beat exhausted eyes eyelids heavy yawn yawning drained cansada cansado ojos rendido rendida muerto agotada cabeceando",
  morning:
    "morning tomorrow tmrw tmr tomorow early alarm dawn wake waking sunday monday week weekend next manana madrugo temprano domingo lunes semana despertar despiertes amanecer",
  duty: "work shift class school practice meeting office church service gym study homework exam test appointment clock trabajo trabajar chamba laburo clase escuela examen turno junta reunion culto misa iglesia oficina",
  home: "dinner supper lunch cook cooking eat food kids baby child dog laundry dishes shower bath tub kettle oven mom mama wife husband dad cena cenar comida comer cocinar nietos ninos bebe perro banar lavar jefa mama esposo esposa viejo familia",
  ride: "bus train ride uber taxi stop flight boarding driveway plane station door outside camion bus guagua tren metro taxi parada avion puerta vuelo",
  device:
    "phone battery data wifi tab app laptop computer screen chat conversation notifications light lights lamp telefono celular cel pila bateria pantalla chat aplicacion avisos luz ordenador compu",
  thanks:
    "thanks thank thx ty tysm appreciate obliged grateful helped cheers gracias agradezco agradecida agradecido",
  enough:
    "enough done all thats everything plenty set good nothing anything covered finished through over satisfied todo nada suficiente listo basta estuvo eso ya",
  back: "back again return returning come comes soon resume continue continued until till next vuelve vuelves vuelvas vuelva volver regresa regreso regresas regreses pronto seguimos luego rato proxima otra",
  bless:
    "bless blessed blesses blessing god lord jesus christ peace amen grace keep keeps guard watch angels dios senor jesus cristo paz bendiga guarde acompane cuide bendicion amen gracia",
  well: "well sweet gently safe safely deep quiet calm care rest bien tranquila tranquilo dulces buena buenas bonita feliz linda cuidate cuidese",
  stay: "stay staying stays linger remain wait waits waiting hold sit keep company quedate quedes quedarte quede quedese quedas espera esperame esperando espere aguanta sigue acompaname",
  dont: "dont not cant wont no never without nobody nadie sin nunca ni tampoco jamas",
  more: "more longer another extra one two three five few last final quick little bit minute minutes moment second seconds while just only mas otro otra unos ultimo ultima minuto minutos momento momentito ratito ratico poquito solo apenas rapido rapida",
  yet: "yet still already before first soon early so just todavia aun ya antes primero pronto tan temprano recien",
  unfinished:
    "havent unfinished incomplete almost halfway getting close part best pending left missing goal percent chapter middle falta faltan queda pendiente medias mejor empezamos acabar capitulo meta",
  reward:
    "streak points coins bonus badge crown rank level medal prize goal progress racha puntos monedas medalla corona premio nivel avance progreso cadena",
  lose: "lose loses losing lost miss missing regret regrets behind expire expires waste gone resets wither wilt pierdes perder perdera pierde pierda perderas perdido lamentar lamentaras arrepentiras arrepentir caduca atrasar desperdicias",
  secret:
    "secret surprise special exclusive gift hidden unlock unlocks reveal prepared saved planned waiting something guess tonight secreto sorpresa especial regalo guarde guardo guardada guardado preparado preparada adivina algo",
  pain: "sad lonely lonesome alone hurt hurts hurting cry heart broken break breaks heartbroken empty ache wound wounds miss bored boring worry worried fret disappointed disappoint rejected cold triste tristeza sola solo solita solito duele dolor llorar corazon alma vacia vacio extranar extranare extrano falta pena preocupo aburro aburrida herida",
  guilt:
    "owe fault wrong disappointed shame sorry selfish friend friends thought after care deserve forgive abandon debes culpa decepcionas amigo amiga amigos pensaba pense esperaba merezco verdad perdonar",
  compare:
    "others other everyone everybody most people members users real true serious faithful believers christians someone demas otros otras todos hermanas hermanos verdadero verdadera fieles cristiano cristiana creyente gente",
  favorite:
    "favorite special only best world everything smartest wise rare different unlike nobody favorita favorito unica unico mejor mundo distinto distinta diferente nadie vales",
  ask: "tell ask question answer share show talk listen hear promise say know think consider why what how who cuentame dime cuenta pregunta preguntar contesta responde contarte decirte platicame prometeme promete diga digame sabes razon",
  plea: "please beg begging need needs pleading come por favor ruego suplico necesito andale dale hagalo",
  when: "if when while once every whenever always until si cuando mientras cada siempre hasta",
  future:
    "will would shall going gonna ill youll were could voy vas va sera seria hare haras estare quedare podria",
};
