import type Twilio from "twilio/lib/base/BaseTwilio";
import Domain from "twilio/lib/base/Domain";
import Version from "twilio/lib/base/Version";
import { MessageListInstance } from "twilio/lib/rest/api/v2010/account/message";
import { VerificationListInstance } from "twilio/lib/rest/verify/v2/service/verification";
import { VerificationCheckListInstance } from "twilio/lib/rest/verify/v2/service/verificationCheck";
