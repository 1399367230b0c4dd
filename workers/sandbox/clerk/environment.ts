import { INVISIBLE_SITE_KEY, SITE_KEY } from "#workers/sandbox/clerk/sign-up/captcha.ts";
import { REQUIRED_FIELDS } from "#workers/sandbox/clerk/sign-up/sign-up-json.ts";

const secondFactor = (strategy: string) => ({
  enabled: true,
  required: false,
  used_for_first_factor: false,
  first_factors: [],
  used_for_second_factor: true,
  second_factors: [strategy],
  verifications: [strategy],
  verify_at_sign_up: false,
});

const attribute = (name: string, methods: readonly string[], firstFactor: boolean) => ({
  enabled: true,
  required: REQUIRED_FIELDS.some((field) => field === name),
  used_for_first_factor: firstFactor,
  first_factors: firstFactor ? methods : [],
  used_for_second_factor: false,
  second_factors: [],
  verifications: methods,
  verify_at_sign_up: methods.length > 0,
});

/** `GET /v1/environment`: how this instance is set up, for clerk-js. */
export const environmentJson = () => ({
  auth_config: { object: "auth_config", id: "aconf_sandbox", single_session_mode: true },
  display_config: {
    object: "display_config",
    id: "display_config_sandbox",
    instance_environment_type: "production",
    application_name: "Koinonia (local sandbox)",
    captcha_public_key: SITE_KEY,
    captcha_public_key_invisible: INVISIBLE_SITE_KEY,
    captcha_widget_type: "smart",
    captcha_provider: "turnstile",
    captcha_oauth_bypass: [],
    captcha_heartbeat: false,
  },
  user_settings: {
    attributes: {
      email_address: attribute("email_address", ["email_code", "email_link"], true),
      phone_number: attribute("phone_number", ["phone_code"], false),
      password: attribute("password", [], false),
      first_name: attribute("first_name", [], false),
      last_name: attribute("last_name", [], false),
      authenticator_app: secondFactor("totp"),
      backup_code: secondFactor("backup_code"),
    },
    password_settings: {
      min_length: 8,
      max_length: 72,
      show_zxcvbn: false,
      min_zxcvbn_strength: 0,
      disable_hibp: true,
      enforce_hibp_on_sign_in: false,
    },
    sign_in: { second_factor: { required: false, enabled: true } },
    sign_up: {
      captcha_enabled: true,
      captcha_widget_type: "smart",
      mode: "public",
      progressive: true,
      custom_action_required: false,
      disable_hibp: true,
      legal_consent_enabled: false,
    },
    social: {},
    actions: { delete_self: true },
  },
  maintenance_mode: false,
});
