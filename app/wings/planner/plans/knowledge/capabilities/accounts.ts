import type { Capability } from '../capability'

export const accountsCapability: Capability = {
  key: 'accounts',
  name: 'Accounts',
  value: 'People come back to what is theirs, and nobody else does.',
  words: ['account', 'login', 'log in', 'sign in', 'sign up', 'register', 'registration', 'password'],
  requires: [
    { key: 'hosting', because: 'accounts live in a database that has to be run.' },
    { key: 'email', because: 'addresses are confirmed and passwords reset by mail.' },
  ],
  conflicts: [],
  features: [
    {
      key: 'sign-up',
      title: 'Sign-up with confirmed address',
      priority: 'must',
      shall: 'let a person open an account with an e-mail address and a password',
      limits: [
        'A password has at least 8 characters and is not in a list of 10,000 leaked ones.',
        'A confirmation link works once and for 24 hours.',
      ],
      story: { role: 'visitor', action: 'open an account with my address', benefit: 'what I do is kept for me' },
      criteria: [
        'WHEN a visitor signs up with a new address, THE SYSTEM SHALL create the account and send one confirmation mail.',
        'IF the address has an account already, THEN THE SYSTEM SHALL show the same page and mail its owner instead.',
        'IF a confirmation link is used twice or after 24 hours, THEN THE SYSTEM SHALL offer to send another.',
      ],
      tasks: [
        {
          key: 'sign-up',
          title: 'Build sign-up and confirmation',
          skill: 'backend',
          hours: [5, 13, 27],
          after: ['delivery/repository', 'email/sending'],
          build:
            'Account table, password hashing with argon2id, confirmation tokens stored as hashes, the same answer for known and unknown addresses, form with messages beside the fields.',
          test: 'Sign up, confirm, confirm again; sign up with a known address and compare answers and their duration.',
        },
      ],
    },
    {
      key: 'sessions',
      title: 'Sign-in and sessions',
      priority: 'must',
      shall: 'keep a person signed in on a device until they sign out or 30 days pass without a visit',
      limits: [
        'After 5 failed attempts in 15 minutes an address has to wait 15 minutes.',
        'Signing out everywhere takes effect within 60 seconds.',
      ],
      story: {
        role: '{customer}',
        action: 'sign in and stay signed in',
        benefit: 'I do not type my password at every visit',
      },
      criteria: [
        'WHEN address and password match, THE SYSTEM SHALL start a session in an HttpOnly cookie and open the page that was asked for.',
        'IF they do not match, THEN THE SYSTEM SHALL say so without telling which of the two is wrong.',
        'WHEN a person signs out everywhere, THE SYSTEM SHALL refuse every older session of the account.',
      ],
      tasks: [
        {
          key: 'session',
          title: 'Build sign-in, sessions and sign-out',
          skill: 'backend',
          hours: [5, 13, 27],
          after: ['sign-up'],
          build:
            'Session table with hashed tokens, rotation every 24 hours, attempt counter per address and network, guard for private pages that remembers the wanted address.',
          test: 'Table of every private page: a visitor is sent to sign-in and back; a stolen token from before sign-out is refused.',
        },
      ],
    },
    {
      key: 'recovery',
      title: 'Forgotten password',
      priority: 'must',
      shall: 'let a person set a new password through a link sent to their address',
      limits: ['A reset link works once and for 60 minutes.', 'At most 3 reset mails go to one address in an hour.'],
      story: { role: '{customer}', action: 'set a new password when I forgot mine', benefit: 'I am not locked out' },
      criteria: [
        'WHEN a reset is asked for, THE SYSTEM SHALL answer the same for known and unknown addresses.',
        'WHEN a new password is set, THE SYSTEM SHALL end all other sessions and tell the person by mail.',
      ],
      tasks: [
        {
          key: 'recovery',
          title: 'Build the password reset',
          skill: 'backend',
          hours: [2, 6, 14],
          after: ['session'],
          build:
            'Reset tokens as hashes with one use, request and new-password forms, ending of sessions, notice by mail.',
          test: 'Use a link twice, after 61 minutes, and after a second request: only the newest works, once.',
        },
      ],
    },
    {
      key: 'social',
      title: 'Sign-in with another service',
      priority: 'could',
      words: ['social login', 'google sign in', 'sign in with google', 'log in with google', 'github login'],
      shall:
        'let a person sign in through Google or GitHub and join that to an account with the same confirmed address',
      limits: ['Coming back from the other service takes at most 2 seconds on our side.'],
      story: { role: 'visitor', action: 'sign in with an account I have', benefit: 'I need no further password' },
      criteria: [
        'WHEN the other service confirms an address that has an account, THE SYSTEM SHALL ask for that account’s password once before joining them.',
        'IF the answer’s state or code verifier does not match, THEN THE SYSTEM SHALL refuse it.',
      ],
      tasks: [
        {
          key: 'social',
          title: 'Build sign-in with Google and GitHub',
          skill: 'backend',
          hours: [3, 10, 24],
          after: ['session'],
          build:
            'Authorization code flow with PKCE and state, table of joined identities, settings to join and part them; the last way to sign in cannot be taken away.',
          test: 'A local server that speaks the protocol answers well, with a wrong state, and with an unconfirmed address.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'Account',
      purpose: 'A person who can sign in',
      fields: ['email: text(254)', 'passwordHash?: text', 'confirmedAt?: moment', 'createdAt: moment'],
    },
    {
      name: 'Session',
      purpose: 'One device on which somebody is signed in',
      fields: ['tokenHash: text', 'lastSeenAt: moment', 'device: text'],
      belongsTo: ['Account'],
    },
  ],
  risks: [
    {
      key: 'takeover',
      title: 'Accounts are taken over with passwords leaked elsewhere.',
      likelihood: 'medium',
      impact: 'high',
      response:
        'Refuse leaked passwords, count attempts per address and network, and mail a notice of each new device.',
    },
  ],
  qualities: [],
  testing: {
    covers: 'Sign-up, sign-in, reset, sign-out on two devices',
    passesWhen: 'Every refusal answers like the success it hides, and old sessions are dead.',
  },
}
