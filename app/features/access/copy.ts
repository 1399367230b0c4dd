import type { Copy } from "#app/core/language.ts";
import type { SignUpRefusal } from "./sign-up-rules.ts";
import type { AccessCopy } from "./words.ts";

const PASSWORD_RULE = "Must contain 8+ characters with uppercase, lowercase, number, and special character";
const PASSWORD_RULE_ES =
  "Debe tener 8 caracteres o más, con mayúscula, minúscula, número y carácter especial";

/** The words of the account dialog. Literal English texts are the specification's (L14-L20, AU2-AU8). */
export const accountCopy = {
  en: {
    tabs: "Account",
    signIn: "Sign In",
    signUp: "Sign Up",
    create: "Create Account",
    wait: "Please wait...",
    titles: {
      login: "Welcome back",
      signup: "A peg with your name",
      mail: "Check your email",
      phone: "Verify your phone",
      forgot: "A new password",
      reset: "A new password",
      renew: "A new password",
      second: "One more step",
      standing: "Already signed in",
      link: "Your email",
      young: "Thank you for asking",
    },
    fullName: "Full name",
    email: "Email",
    password: "Password",
    newPassword: "New password",
    phone: "Phone",
    passwordHint: PASSWORD_RULE,
    phoneHint: "Used for SMS notifications and verification",
    forgot: "Forgot password?",
    age: "Your age",
    ages: { under13: "Under 13", teen: "13 to 17", adult: "18 or older" },
    newHere: "New here?",
    member: "Already a member?",
    troubleIn: "Trouble signing in?",
    troubleUp: "Trouble signing up?",
    tipsIn: [
      "Use the email you joined with. Capitals matter in the password; the eye shows it.",
      "If you never opened our first email, the code in it is still needed.",
    ],
    tipsUp: [
      "One account for each email. If it says yours exists, sign in instead.",
      "The phone can be checked later. US numbers only, for now.",
    ],
    tipsUpShort: ["One account for each email. If it says yours exists, sign in instead.", PASSWORD_RULE],
    toSignUp: "No account yet? Go to Sign Up",
    toSignIn: "Have an account? Go to Sign In",
    captcha: "The check that you are a person",
    captchaComing: "The check that you are a person is loading.",
    captchaGone: "The check could not be loaded. A content blocker may be in its way.",
    tryAgain: "Try Again",
    noScript: "Signing in needs JavaScript. Everything else can be read without it.",
    verse: {
      text: "Therefore accept one another, even as Christ also accepted you, to the glory of God.",
      reference: "Romans 15:7",
      translation: "WEB",
    },
    counsel: "Koinonia is no replacement for professional counseling, medical advice or pastoral care.",
  },
  es: {
    tabs: "Cuenta",
    signIn: "Iniciar sesión",
    signUp: "Registrarse",
    create: "Crear cuenta",
    wait: "Un momento...",
    titles: {
      login: "Qué alegría verte de nuevo",
      signup: "Un perchero con tu nombre",
      mail: "Revisa tu correo",
      phone: "Verifica tu teléfono",
      forgot: "Una contraseña nueva",
      reset: "Una contraseña nueva",
      renew: "Una contraseña nueva",
      second: "Un paso más",
      standing: "Ya hay una sesión",
      link: "Tu correo",
      young: "Gracias por preguntar",
    },
    fullName: "Nombre completo",
    email: "Correo electrónico",
    password: "Contraseña",
    newPassword: "Contraseña nueva",
    phone: "Teléfono",
    passwordHint: PASSWORD_RULE_ES,
    phoneHint: "Para avisos por SMS y para la verificación",
    forgot: "¿Olvidaste la contraseña?",
    age: "Tu edad",
    ages: { under13: "Menos de 13", teen: "De 13 a 17", adult: "18 o más" },
    newHere: "¿Es tu primera vez?",
    member: "¿Ya tienes cuenta?",
    troubleIn: "¿Problemas para entrar?",
    troubleUp: "¿Problemas para registrarte?",
    tipsIn: [
      "Usa el correo con el que te registraste. En la contraseña importan las mayúsculas; el ojo la muestra.",
      "Si nunca abriste nuestro primer correo, su código todavía hace falta.",
    ],
    tipsUp: [
      "Una cuenta por correo. Si dice que la tuya ya existe, inicia sesión.",
      "El teléfono puede verificarse después. Por ahora, solo números de EE.\u00a0UU.",
    ],
    tipsUpShort: ["Una cuenta por correo. Si dice que la tuya ya existe, inicia sesión.", PASSWORD_RULE_ES],
    toSignUp: "¿Aún no tienes cuenta? Regístrate",
    toSignIn: "¿Tienes cuenta? Inicia sesión",
    captcha: "La comprobación de que eres una persona",
    captchaComing: "Se está cargando la comprobación de que eres una persona.",
    captchaGone: "No se pudo cargar la comprobación. Quizá la impide un bloqueador de contenido.",
    tryAgain: "Reintentar",
    noScript: "Iniciar sesión necesita JavaScript. Todo lo demás se puede leer sin él.",
    verse: {
      text: "Por tanto, sobrellevaos los unos á los otros, como también Cristo nos sobrellevó, para gloria de Dios.",
      reference: "Romanos 15:7",
      translation: "RV1909",
    },
    counsel: "Koinonia no sustituye la consejería profesional, el consejo médico ni el cuidado pastoral.",
  },
} satisfies Copy<Record<string, unknown>>;

/** The steps after the first form. */
export const stepCopy = {
  en: {
    wroteTo: "We wrote to",
    momentAgo: "a moment ago.",
    goOnWithLetter: "Go on with the letter",
    codeOrLink: "Type the six-digit code from that letter here.",
    openLink: "Open the link in that letter, on this device or another. This page goes on by itself.",
    code: "Verification code",
    codeHint: "Six digits, no spaces. It works for ten minutes.",
    linkHint: "The link works once, for ten minutes.",
    confirm: "Confirm Email",
    linkInstead: "Send a link instead",
    codeInstead: "Send a code instead",
    another: "Use another email",
    backToSignIn: "Back to Sign In",
    again: "Send again",
    againIn: (clock: string) => `Send again in ${clock}`,
    spam: "Nothing there? Look under spam or promotions.",
    forgotText:
      "Tell us the email you joined with. We send a six-digit code there; with it you choose a new password.",
    sendCode: "Send Code",
    resetText: "Type the code, and the password you want from now on.",
    renewText: "This account needs a new password before it goes on.",
    endOthers: "Sign out everywhere else",
    save: "Save and Sign In",
    secondText: {
      email_code: "This sign-in needs a code. We send it to your email.",
      totp: "Type the six digits that your authenticator app shows.",
      backup_code: "Type one of the backup codes that you kept.",
    },
    backupCode: "Backup code",
    ways: {
      totp: "Use the authenticator app",
      email_code: "Send a code by email",
      backup_code: "Use a backup code",
    },
    continue: "Continue",
    ifMember: "If there is an account with this address, we wrote to",
    standingText: "is signed in in this browser already.",
    goOnAs: "Go On",
    signOut: "Sign Out",
    link: {
      verified:
        "Your email is confirmed. Go back to where you began: that page goes on by itself. Or sign in here.",
      expired: "This link is too old: it works for ten minutes. Begin again, and we send a new one.",
      failed: "This link has been used before, or is not whole. If your email is confirmed already, sign in.",
      client_mismatch:
        "This link works in the browser in which you asked for it. Open it there, or begin again here.",
    },
    toSignIn: "Sign In",
    startAgain: "Begin again",
    youngText:
      "Koinonia is for people of 13 and older, so we cannot make an account for you yet. Nothing that you typed was sent anywhere. Somebody who loves you could read the Psalms with you tonight: the 23rd is a good first one.",
    close: "Close",
  },
  es: {
    wroteTo: "Escribimos a",
    momentAgo: "hace un momento.",
    goOnWithLetter: "Seguir con ese correo",
    codeOrLink: "Escribe aquí el código de seis dígitos de ese correo.",
    openLink: "Abre el enlace de ese correo, en este dispositivo o en otro. Esta página sigue sola.",
    code: "Código de verificación",
    codeHint: "Seis dígitos, sin espacios. Sirve durante diez minutos.",
    linkHint: "El enlace sirve una vez, durante diez minutos.",
    confirm: "Confirmar correo",
    linkInstead: "Enviar un enlace",
    codeInstead: "Enviar un código",
    another: "Usar otro correo",
    backToSignIn: "Volver a iniciar sesión",
    again: "Enviar otra vez",
    againIn: (clock: string) => `Enviar otra vez en ${clock}`,
    spam: "¿No llega? Mira en correo no deseado o promociones.",
    forgotText:
      "Dinos el correo con el que te registraste. Enviamos allí un código de seis dígitos; con él eliges una contraseña nueva.",
    sendCode: "Enviar código",
    resetText: "Escribe el código y la contraseña que quieres desde ahora.",
    renewText: "Esta cuenta necesita una contraseña nueva antes de seguir.",
    endOthers: "Cerrar sesión en los demás dispositivos",
    save: "Guardar y entrar",
    secondText: {
      email_code: "Este inicio de sesión necesita un código. Lo enviamos a tu correo.",
      totp: "Escribe los seis dígitos que muestra tu aplicación de autenticación.",
      backup_code: "Escribe uno de los códigos de respaldo que guardaste.",
    },
    backupCode: "Código de respaldo",
    ways: {
      totp: "Usar la aplicación de autenticación",
      email_code: "Enviar un código por correo",
      backup_code: "Usar un código de respaldo",
    },
    continue: "Continuar",
    ifMember: "Si hay una cuenta con esta dirección, escribimos a",
    standingText: "ya tiene la sesión iniciada en este navegador.",
    goOnAs: "Continuar",
    signOut: "Cerrar sesión",
    link: {
      verified:
        "Tu correo está confirmado. Vuelve a donde empezaste: esa página sigue sola. O inicia sesión aquí.",
      expired:
        "Este enlace es demasiado antiguo: sirve durante diez minutos. Empieza de nuevo y enviamos otro.",
      failed: "Este enlace ya se usó, o no está completo. Si tu correo ya está confirmado, inicia sesión.",
      client_mismatch:
        "Este enlace funciona en el navegador en el que lo pediste. Ábrelo allí, o empieza aquí de nuevo.",
    },
    toSignIn: "Iniciar sesión",
    startAgain: "Empezar de nuevo",
    youngText:
      "Koinonia es para personas de 13 años o más, así que aún no podemos crear una cuenta para ti. Nada de lo que escribiste se envió a ninguna parte. Alguien que te quiere podría leer contigo los Salmos esta noche: el 23 es un buen comienzo.",
    close: "Cerrar",
  },
} satisfies Copy<Record<string, unknown>>;

/** V3-V5, V8: refused before the vendor is asked. */
export const signUpCopy = {
  en: {
    "signup.captcha": {
      title: "CAPTCHA Required",
      text: "Please complete the CAPTCHA verification by checking the box.",
    },
    "signup.incomplete": { title: "Form Incomplete", text: "Please fill in all required fields." },
    "signup.weak_password": {
      title: "Password Too Weak",
      text: "Password must contain at least 8 characters with uppercase, lowercase, number, and special character.",
    },
    "signup.phone_invalid": {
      title: "Phone number",
      text: "Please enter a valid 10-digit phone number",
    },
    "signup.email_invalid": { title: "Email", text: "Please enter a valid email address." },
    "signup.too_long": { title: "Form Incomplete", text: "One of the fields is too long." },
    "signup.long_password": {
      title: "Password Requirements Not Met",
      text: "This password is too long: 72 letters are the most, and an emoji counts as several.",
    },
  },
  es: {
    "signup.captcha": {
      title: "Falta el CAPTCHA",
      text: "Completa la verificación CAPTCHA marcando la casilla.",
    },
    "signup.incomplete": { title: "Formulario incompleto", text: "Completa todos los campos obligatorios." },
    "signup.weak_password": {
      title: "Contraseña demasiado débil",
      text: "La contraseña debe tener al menos 8 caracteres, con mayúscula, minúscula, número y carácter especial.",
    },
    "signup.phone_invalid": {
      title: "Número de teléfono",
      text: "Escribe un número de teléfono válido de 10 dígitos",
    },
    "signup.email_invalid": { title: "Correo", text: "Escribe un correo electrónico válido." },
    "signup.too_long": { title: "Formulario incompleto", text: "Uno de los campos es demasiado largo." },
    "signup.long_password": {
      title: "La contraseña no cumple los requisitos",
      text: "Esta contraseña es demasiado larga: 72 letras como mucho, y un emoji cuenta como varias.",
    },
  },
} satisfies Copy<Record<SignUpRefusal, AccessCopy>>;

/** X23. */
export const successCopy = {
  en: {
    "sign-in": "Welcome back!",
    "sign-up": "Account created!",
    email_code: "A code is on its way",
    email_link: "A link is on its way",
  },
  es: {
    "sign-in": "¡Qué alegría verte de nuevo!",
    "sign-up": "¡Cuenta creada!",
    email_code: "Va en camino un código",
    email_link: "Va en camino un enlace",
  },
} satisfies Copy<Record<string, string>>;
