import { DomainError } from '~/platform/errors/errors'
import { InvalidFields } from '~/platform/http/respond-with-json.server'
import { REAUTHENTICATION_REQUIRED, SECOND_FACTOR_REQUIRED } from './two-factor'

export class ReauthenticationRequired extends DomainError {
  constructor() {
    super('Confirm your identity, then repeat this. Nothing was changed.', 403, REAUTHENTICATION_REQUIRED)
  }
}

export class SecondFactorRequired extends DomainError {
  constructor() {
    const sentence = 'Your account has two-factor authentication. Use your passkey or a code, then repeat this.'
    super(sentence, 403, SECOND_FACTOR_REQUIRED)
  }
}

export class SignInTimedOut extends DomainError {
  constructor() {
    super('Your sign-in timed out. Sign in again.', 409)
  }
}

export class WrongCode extends InvalidFields {
  constructor() {
    const sentence = 'This code is not right, or it was used already. Wait for the next one.'
    super(sentence, { code: sentence })
  }
}

export class PasskeyRefused extends DomainError {
  constructor() {
    super('This passkey was not accepted. Try again, or use another way.', 403)
  }
}

export class PasskeyExists extends DomainError {
  constructor() {
    super('This passkey is set up already.', 409)
  }
}

export class TooManyPasskeys extends DomainError {
  constructor(most: number) {
    super(`You have ${most} passkeys. Remove one before you add another.`, 409)
  }
}

export class AuthenticatorAppExists extends DomainError {
  constructor() {
    super('An authenticator app is set up already. Turn it off before you set up another.', 409)
  }
}

export class NoSecondFactor extends DomainError {
  constructor() {
    super('This account has no two-factor authentication.', 404)
  }
}

export class OwnSecondFactorRequired extends DomainError {
  constructor() {
    super('Set up two-factor authentication for yourself first, or you would lock yourself out.', 409)
  }
}

export class PasswordNotSet extends DomainError {
  constructor() {
    super('You have no password here. Sign out and in again, then repeat this.', 403)
  }
}
