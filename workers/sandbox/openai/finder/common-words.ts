import type { Language } from "#app/core/language.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Words that are in every sentence: they tell something only beside another. Plain words, as rules compare them. */
export const COMMON_WORDS: Record<Language, ReadonlySet<string>> = {
  en: words(`
    a about after all am an and any are as at be because been but by can cant could did do does doesnt dont for from get
    go got had has have he her hers him his how i if im in into is isnt it its ive just keep know like me more my myself
    no not now of off on one or our out over really she should so some still than that the their them then there they
    this to too up us very was we were what when where which who why will with wont would you your thing things people
    even only want feel u ur id ill hes shes theyre thats theres day days time times year years week weeks month months
    last first next every two three four five six seven eight ten other another make makes made making say says said
    tell told tells ask asks asked come comes came coming take takes took give gives gave think thought use used look
    looks see seen saw someone somebody anyone everyone everything something anything place lot way ways back put kept
    find found went going gone try tried trying need needs today tomorrow yesterday tonight morning monday tuesday
    wednesday thursday friday saturday sunday january february march april june july august september october november
    december name names idea may much many never always again before until without same long good bad little big old
    new great right wrong ever during while through around under down here both each few own such well person man woman
    guy help please`),
  es: words(`
    a al algo antes como con cuando de del desde donde dos el ella ellas ellos en entre era es esa ese eso esta estan
    estoy este esto fue ha han hasta hay he la las le les lo los mas me mi mis muy nada ni no nos nosotros nuestra
    nuestro o para pero por porque pues que quien se ser si siempre siento sin sobre son soy su sus tan te tengo tener
    tiene tienen todo todos todas toda tu tus un una uno unas unos va voy y ya yo cada bien hace hacer quiero puedo
    puede mucho mucha cosa cosas asi aqui hoy dia dias vez veces ano anos mes meses semana tiempo hizo dice dijo decir
    dio dar ir ver otra otro otros otras tres cuatro cinco bueno buena malo mala mejor gran nuevo nueva alguien persona
    gente lado parte manera ahora despues luego aunque nunca tambien solo mismo misma poco nadie ayuda ayudame favor`),
};

const kinds = (lists: Record<string, string>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(lists).flatMap(([kind, list]) => list.split(" ").map((word) => [word, kind] as const)),
  );

/** Whom it is about: “my wife” and “my husband” are brought alike, and say little of what it is about. */
export const PEOPLE: Record<Language, ReadonlyMap<string, string>> = {
  en: kinds({
    SPOUSE: "husband wife spouse hubby",
    CHILD: "son sons daughter daughters kid kids child children boy boys girl girls toddler",
    PARENT: "mom moms mum mother mama mommy ma dad dads father papa daddy parents",
    SIBLING: "brother sister brothers sisters sibling siblings",
    FRIEND: "friend friends buddy bestie",
    GRANDPARENT: "grandma grandpa grandmother grandfather nana granny grandparents",
    GRANDCHILD: "grandson granddaughter grandkids grandchildren grandchild nephew niece",
    SWEETHEART: "boyfriend girlfriend bf gf",
    GOD: "god lord",
  }),
  es: kinds({
    SPOUSE: "esposo esposa marido mujer",
    CHILD: "hijo hija hijos hijas nino nina ninos ninas muchacho muchacha",
    PARENT: "mama papa madre padre papas padres mami papi",
    SIBLING: "hermano hermana hermanos hermanas",
    FRIEND: "amigo amiga amigos amigas",
    GRANDPARENT: "abuelo abuela abuelita abuelito abuelos",
    GRANDCHILD: "nieto nieta nietos sobrino sobrina ahijado",
    SWEETHEART: "novio novia",
    INLAW: "suegra suegro cunado cunada",
    GOD: "dios senor",
  }),
};
