import { DomainError, InvalidFields } from '~/platform/errors/errors'

export class AccountExists extends DomainError {
  constructor() {
    super('An account with this email already exists. Please sign in instead.', 409)
  }
}

export class AlreadySignedIn extends DomainError {
  constructor() {
    super('You are already signed in with this account.', 409)
  }
}

export class AccountNotFound extends DomainError {
  constructor() {
    super('No account found with this email. Please sign up first.', 404)
  }
}

export class WrongPassword extends DomainError {
  constructor() {
    super('Incorrect email or password. Please check your credentials and try again.', 401)
  }
}

export class EmailNotConfirmed extends DomainError {
  constructor() {
    super('Please check your email and click the confirmation link before signing in.', 403)
  }
}

export class WrongSignUpPassword extends InvalidFields {
  constructor() {
    const sentence = 'Incorrect password for this account.'
    super(sentence, { password: sentence })
  }
}

export class LinkAlreadyUsed extends DomainError {
  constructor() {
    super('This link has already been used or has expired. Request a new one.', 409)
  }
}

export class AdminExists extends DomainError {
  constructor() {
    super('This site already has an admin. Sign in instead.', 409)
  }
}

export class LastAdminStays extends DomainError {
  constructor() {
    super('The last admin cannot be removed. Add another admin first.', 409)
  }
}

export class LastSignInMethodStays extends DomainError {
  constructor(name: string) {
    super(`${name} is your only sign-in method. Set a password before you disconnect it.`, 409)
  }
}

export class ProviderNotConnected extends DomainError {
  constructor(name: string) {
    super(`Your account is no longer connected to ${name}.`, 404)
  }
}
