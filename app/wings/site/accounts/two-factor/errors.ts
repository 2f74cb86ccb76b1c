import { DomainError, InvalidFields } from '~/platform/errors/errors'
import { REAUTHENTICATION_REQUIRED, SECOND_FACTOR_REAUTH_REQUIRED } from './two-factor'

export class ReauthenticationRequired extends DomainError {
  constructor() {
    super('Confirm your identity and try again. Nothing was changed.', 403, REAUTHENTICATION_REQUIRED)
  }
}

export class SecondFactorRequired extends DomainError {
  constructor() {
    const sentence = 'Your account has two-factor authentication. Use your passkey or a code and try again.'
    super(sentence, 403, SECOND_FACTOR_REAUTH_REQUIRED)
  }
}

export class SignInTimedOut extends DomainError {
  constructor() {
    super('Your sign-in timed out. Sign in again.', 409)
  }
}

export class WrongCode extends InvalidFields {
  constructor() {
    const sentence = 'This code is incorrect or was already used. Wait for the next one.'
    super(sentence, { code: sentence })
  }
}

export class PasskeyRefused extends DomainError {
  constructor() {
    super('This passkey was not accepted. Try again or use another method.', 403)
  }
}

export class PasskeyExists extends DomainError {
  constructor() {
    super('This passkey is already set up.', 409)
  }
}

export class TooManyPasskeys extends DomainError {
  constructor(most: number) {
    super(`You can have at most ${most} passkeys. Remove one first.`, 409)
  }
}

export class AuthenticatorAppExists extends DomainError {
  constructor() {
    super('An authenticator app is already set up. Turn it off before you set up another one.', 409)
  }
}

export class NoSecondFactor extends DomainError {
  constructor() {
    super('This account has no two-factor authentication.', 404)
  }
}

export class OwnSecondFactorRequired extends DomainError {
  constructor() {
    super('Set up two-factor authentication for your own account first.', 409)
  }
}

export class PasswordNotSet extends DomainError {
  constructor() {
    super('Your account has no password. Sign out, sign in again and try again.', 403)
  }
}
