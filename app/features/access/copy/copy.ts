import type { Copy } from "#app/core/language.ts";
import type { SignUpRefusal } from "#app/features/access/rules/sign-up-rules.ts";
import type { AccessCopy } from "#app/features/access/rules/words.ts";

const PASSWORD_RULE = "Must contain 8+ characters with uppercase, lowercase, number, and special character";
/** D9: the front page's form leaves the password to the vendor, whose rule is its length. */
const SHORT_RULE = "Must contain 8+ characters";
const SHORT_RULE_ES = "Debe tener 8 caracteres o más";
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
      signup: "Create your account",
      mail: "Check your email",
      phone: "Verify your phone",
      forgot: "Reset your password",
      reset: "Choose a new password",
      renew: "Choose a new password",
      second: "Confirm it is you",
      existingSession: "Already signed in",
      link: "Email confirmation",
      young: "Thank you for asking",
    },
    fullName: "Full name",
    email: "Email",
    password: "Password",
    newPassword: "New password",
    phone: "Phone",
    passwordHint: PASSWORD_RULE,
    passwordHintShort: SHORT_RULE,
    phoneHint: "Used for SMS notifications and verification",
    forgot: "Forgot password?",
    age: "Your age",
    ages: { under13: "Under 13", teen: "13 to 17", adult: "18 or older" },
    newHere: "New here?",
    member: "Already a member?",
    troubleIn: "Trouble signing in?",
    troubleUp: "Trouble signing up?",
    tipsIn: [
      "Use the email you signed up with. Passwords are case-sensitive; the eye icon shows yours.",
      "If your email is not confirmed yet, you need the code from our first message.",
    ],
    tipsUp: [
      "One account per email. If yours already exists, sign in instead.",
      "You can verify your phone later. US numbers only, for now.",
    ],
    tipsUpShort: ["One account per email. If yours already exists, sign in instead.", SHORT_RULE],
    toSignUp: "No account yet? Go to Sign Up",
    toSignIn: "Have an account? Go to Sign In",
    captcha: "Check that you are a person",
    captchaComing: "Loading the check that you are a person.",
    captchaGone: "The check could not be loaded. A content blocker may have stopped it.",
    tryAgain: "Try Again",
    noScript: "Signing in needs JavaScript. Everything else can be read without it.",
    verse: {
      text: "Therefore accept one another, even as Christ also accepted you, to the glory of God.",
      reference: "Romans 15:7",
      translation: "WEB",
    },
    counsel: "Koinonia is not a replacement for professional counseling, medical advice or pastoral care.",
  },
  es: {
    tabs: "Cuenta",
    signIn: "Iniciar sesión",
    signUp: "Registrarse",
    create: "Crear cuenta",
    wait: "Un momento...",
    titles: {
      login: "Qué alegría verte de nuevo",
      signup: "Crea tu cuenta",
      mail: "Revisa tu correo",
      phone: "Verifica tu teléfono",
      forgot: "Restablece tu contraseña",
      reset: "Elige una contraseña nueva",
      renew: "Elige una contraseña nueva",
      second: "Confirma que eres tú",
      existingSession: "Ya iniciaste sesión",
      link: "Confirmación del correo",
      young: "Gracias por preguntar",
    },
    fullName: "Nombre completo",
    email: "Correo electrónico",
    password: "Contraseña",
    newPassword: "Contraseña nueva",
    phone: "Teléfono",
    passwordHint: PASSWORD_RULE_ES,
    passwordHintShort: SHORT_RULE_ES,
    phoneHint: "Se usa para notificaciones por SMS y para la verificación",
    forgot: "¿Olvidaste tu contraseña?",
    age: "Tu edad",
    ages: { under13: "Menos de 13", teen: "De 13 a 17", adult: "18 o más" },
    newHere: "¿Es tu primera vez?",
    member: "¿Ya tienes cuenta?",
    troubleIn: "¿Problemas para iniciar sesión?",
    troubleUp: "¿Problemas para registrarte?",
    tipsIn: [
      "Usa el correo con el que te registraste. La contraseña distingue mayúsculas; el ícono del ojo la muestra.",
      "Si aún no confirmas tu correo, necesitas el código de nuestro primer mensaje.",
    ],
    tipsUp: [
      "Una cuenta por correo. Si la tuya ya existe, inicia sesión.",
      "Puedes verificar tu teléfono después. Por ahora, solo números de EE.\u00a0UU.",
    ],
    tipsUpShort: ["Una cuenta por correo. Si la tuya ya existe, inicia sesión.", SHORT_RULE_ES],
    toSignUp: "¿Aún no tienes cuenta? Regístrate",
    toSignIn: "¿Ya tienes cuenta? Inicia sesión",
    captcha: "Verificación de que eres una persona",
    captchaComing: "Cargando la verificación de que eres una persona.",
    captchaGone: "No se pudo cargar la verificación. Quizá la detuvo un bloqueador de contenido.",
    tryAgain: "Reintentar",
    noScript: "Iniciar sesión necesita JavaScript. Todo lo demás se puede leer sin él.",
    verse: {
      text: "Por tanto, sobrellevaos los unos á los otros, como también Cristo nos sobrellevó, para gloria de Dios.",
      reference: "Romanos 15:7",
      translation: "RV1909",
    },
    counsel:
      "Koinonia no sustituye la consejería profesional, la orientación médica ni la atención pastoral.",
  },
} satisfies Copy<Record<string, unknown>>;

/** The steps after the first form. */
export const stepCopy = {
  en: {
    wroteTo: "We sent an email to",
    momentAgo: "a moment ago.",
    continueWithEmail: "Continue with that email",
    codeOrLink: "Enter the six-digit code from it here.",
    openLink: "Open the link in it, on this device or another. This page then continues by itself.",
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
    spam: "Nothing there? Look in your spam or promotions folder.",
    forgotText:
      "Enter the email you signed up with. We send a six-digit code there; with it you choose a new password.",
    sendCode: "Send Code",
    resetText: "Enter the code and your new password.",
    renewText: "This account needs a new password before you can continue.",
    endOthers: "Sign out of all other devices",
    save: "Save and Sign In",
    secondText: {
      email_code: "This sign-in needs a code. We send it to your email.",
      totp: "Enter the six-digit code from your authenticator app.",
      backup_code: "Enter one of the backup codes that you saved.",
    },
    backupCode: "Backup code",
    ways: {
      totp: "Use the authenticator app",
      email_code: "Send a code by email",
      backup_code: "Use a backup code",
    },
    continue: "Continue",
    ifMember: "If there is an account with this address, we sent an email to",
    existingSessionText: "is already signed in on this browser.",
    goOnAs: "Continue",
    signOut: "Sign Out",
    link: {
      verified:
        "Your email is confirmed. Go back to the page where you started: it continues by itself. Or sign in here.",
      expired: "This link has expired: it works for ten minutes. Start again, and we send a new one.",
      failed: "This link was already used or is incomplete. If your email is already confirmed, sign in.",
      client_mismatch:
        "This link works only in the browser where you asked for it. Open it there, or start again here.",
    },
    toSignIn: "Sign In",
    startAgain: "Start again",
    youngText:
      "Koinonia is for people 13 and older, so we cannot create an account for you yet. Nothing that you typed was sent anywhere. Somebody who loves you could read the Psalms with you tonight: the 23rd is a good first one.",
    otherAge: "Change my age",
    close: "Close",
  },
  es: {
    wroteTo: "Enviamos un correo a",
    momentAgo: "hace un momento.",
    continueWithEmail: "Continuar con ese correo",
    codeOrLink: "Escribe aquí su código de seis dígitos.",
    openLink: "Abre su enlace en este dispositivo o en otro. Después, esta página continúa sola.",
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
    spam: "¿No llega? Revisa las carpetas de correo no deseado y promociones.",
    forgotText:
      "Escribe el correo con el que te registraste. Te enviaremos un código de seis dígitos; con él eliges una contraseña nueva.",
    sendCode: "Enviar código",
    resetText: "Escribe el código y tu contraseña nueva.",
    renewText: "Esta cuenta necesita una contraseña nueva para continuar.",
    endOthers: "Cerrar sesión en los demás dispositivos",
    save: "Guardar e iniciar sesión",
    secondText: {
      email_code: "Este inicio de sesión necesita un código. Lo enviamos a tu correo.",
      totp: "Escribe el código de seis dígitos de tu app de autenticación.",
      backup_code: "Escribe uno de los códigos de respaldo que guardaste.",
    },
    backupCode: "Código de respaldo",
    ways: {
      totp: "Usar la app de autenticación",
      email_code: "Enviar un código por correo",
      backup_code: "Usar un código de respaldo",
    },
    continue: "Continuar",
    ifMember: "Si hay una cuenta con esta dirección, enviamos un correo a",
    existingSessionText: "ya inició sesión en este navegador.",
    goOnAs: "Continuar",
    signOut: "Cerrar sesión",
    link: {
      verified:
        "Tu correo está confirmado. Vuelve a la página donde empezaste: continúa sola. O inicia sesión aquí.",
      expired: "Este enlace venció: sirve durante diez minutos. Empieza de nuevo y te enviamos otro.",
      failed: "Este enlace ya se usó o está incompleto. Si tu correo ya está confirmado, inicia sesión.",
      client_mismatch:
        "Este enlace solo funciona en el navegador donde lo pediste. Ábrelo allí o empieza aquí de nuevo.",
    },
    toSignIn: "Iniciar sesión",
    startAgain: "Empezar de nuevo",
    youngText:
      "Koinonia es para personas de 13 años o más, así que aún no podemos crear una cuenta para ti. Nada de lo que escribiste se envió a ninguna parte. Alguien que te quiere podría leer contigo los Salmos esta noche: el 23 es un buen comienzo.",
    otherAge: "Cambiar mi edad",
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
    email_code: "El código va en camino",
    email_link: "El enlace va en camino",
  },
} satisfies Copy<Record<string, string>>;
