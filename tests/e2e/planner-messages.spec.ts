import { expect, type Page, test } from '@playwright/test'

/** SPEC.md parts 5 and 8, to the letter, as people see them at the planner's sign-in. */

type Refusal = [what: string, backend: { status: number; message: string }, sentence: string]

const signUpRefusals: Refusal[] = [
  [
    'already registered',
    { status: 422, message: 'User already registered' },
    'An account with this email already exists. Please sign in instead.',
  ],
  [
    'short password',
    { status: 422, message: 'Password should be at least 6 characters' },
    'Password must be at least 6 characters long.',
  ],
  ['invalid email', { status: 400, message: 'Invalid email' }, 'Please enter a valid email address.'],
  [
    'email not confirmed',
    { status: 400, message: 'Email not confirmed' },
    'Please check your email and click the confirmation link.',
  ],
  [
    'signup disabled',
    { status: 403, message: 'Signup disabled' },
    'Account registration is currently disabled. Please contact support.',
  ],
  [
    'invalid credentials',
    { status: 400, message: 'Invalid credentials' },
    'Invalid email or password. Please check your credentials.',
  ],
  [
    'too many requests',
    { status: 429, message: 'Too many requests' },
    'Too many attempts. Please wait a moment before trying again.',
  ],
  ['status 422', { status: 422, message: 'Something odd' }, 'Please check your email and password format.'],
  [
    'status 400',
    { status: 400, message: 'Something odd' },
    'Please check your email and password. Make sure your password meets the requirements.',
  ],
  ['otherwise', { status: 500, message: 'The moon is full' }, 'Sign up failed: The moon is full'],
]

const signInRefusals: Refusal[] = [
  [
    'invalid login credentials',
    { status: 400, message: 'Invalid login credentials' },
    'Incorrect email or password. Please check your credentials and try again.',
  ],
  [
    'email not confirmed',
    { status: 400, message: 'Email not confirmed' },
    'Please check your email and click the confirmation link before signing in.',
  ],
  [
    'too many requests',
    { status: 429, message: 'Too many requests' },
    'Too many login attempts. Please wait a moment before trying again.',
  ],
  ['invalid email', { status: 400, message: 'Invalid email' }, 'Please enter a valid email address.'],
  [
    'user not found',
    { status: 404, message: 'User not found' },
    'No account found with this email. Please sign up first.',
  ],
  ['status 400', { status: 400, message: 'Something odd' }, 'Please check your email and password.'],
  ['status 401', { status: 401, message: 'Something odd' }, 'Incorrect email or password.'],
  ['status 422', { status: 422, message: 'Something odd' }, 'Please enter a valid email and password.'],
  ['otherwise', { status: 500, message: 'The moon is full' }, 'Sign in failed: The moon is full'],
]

const screens = {
  'sign-up': { path: '/planner/login?for=sign-up', button: 'Create account' },
  'sign-in': { path: '/planner/login', button: 'Sign in' },
}
type Mode = keyof typeof screens

async function send(page: Page, mode: Mode, email: string, password: string) {
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: screens[mode].button, exact: true }).click()
}

const open = (page: Page, mode: Mode) => page.goto(screens[mode].path, { waitUntil: 'networkidle' })

for (const [mode, refusals] of [
  ['sign-up', signUpRefusals],
  ['sign-in', signInRefusals],
] as const) {
  test(`every refusal of a ${mode} is told in the words of the specification`, async ({ page }) => {
    await open(page, mode)
    for (const [what, { status, message }, sentence] of refusals) {
      await page.route(`**/api/auth/${mode}/email`, (route) => route.fulfill({ status, json: { message } }))
      await send(page, mode, `${what.replace(/ /g, '-')}@example.com`, 'Passage7Tide')
      await expect(page.getByText(sentence, { exact: true }), what).toBeVisible()
      await page.unroute(`**/api/auth/${mode}/email`)
    }
  })
}

const passwordFaults: [password: string, sentence: string][] = [
  ['Passw0r', 'Password must be at least 8 characters long'],
  ['PASSW0RD', 'Password must contain at least one lowercase letter (a-z)'],
  ['passw0rd', 'Password must contain at least one uppercase letter (A-Z)'],
  ['Password', 'Password must contain at least one number (0-9)'],
  ['Passage7Tide+', 'Password contains invalid characters. Only letters, numbers, and @$!%*?&# are allowed'],
  [
    'a',
    'Password must be at least 8 characters long Password must contain at least one uppercase letter (A-Z) Password must contain at least one number (0-9)',
  ],
]

test('each rule of passwords is told when it is broken, several joined with spaces', async ({ page }) => {
  await open(page, 'sign-up')
  for (const [password, sentence] of passwordFaults) {
    await send(page, 'sign-up', 'ada@example.com', password)
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
  }
})

for (const mode of ['sign-up', 'sign-in'] as const) {
  test(`an address that is none is refused beside its field at the ${mode}`, async ({ page }) => {
    await open(page, mode)
    await send(page, mode, 'ada@example', 'Passage7Tide')
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(
      'Please enter a valid email address.',
    )
    await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused()
  })
}

test('signing in asks for a password', async ({ page }) => {
  await open(page, 'sign-in')
  await send(page, 'sign-in', 'ada@example.com', '')
  await expect(page.getByText('Password is required.', { exact: true })).toBeVisible()
})

test('the fourth sign-up and the sixth sign-in of an address within five minutes are refused here already', async ({
  page,
}) => {
  let asked = 0
  await page.route('**/api/auth/**', (route) => {
    asked += 1
    return route.fulfill({ status: 500, json: { message: `No ${asked}` } })
  })
  const limits = [
    ['sign-up', 3, 'Too many signup attempts. Please try again later.', 'Sign up failed: No '],
    ['sign-in', 5, 'Too many login attempts. Please try again later.', 'Sign in failed: No '],
  ] as const
  for (const [mode, attempts, sentence, failed] of limits) {
    asked = 0
    await open(page, mode)
    for (let attempt = 1; attempt <= attempts; attempt++) {
      await send(page, mode, attempt % 2 ? 'ada@example.com' : ' ADA@example.com', 'Passage7Tide')
      await expect(page.getByText(`${failed}${attempt}`, { exact: true })).toBeVisible()
    }
    await send(page, mode, 'ada@example.com', 'Passage7Tide')
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
    expect(asked).toBe(attempts)
  }
})

test('a line that breaks is said, and what was typed stays', async ({ page }) => {
  await open(page, 'sign-in')
  await page.route('**/api/auth/**', (route) => route.abort())
  await send(page, 'sign-in', 'ada@example.com', 'Passage7Tide')
  await expect(page.getByRole('alert')).toHaveText('Sign in failed: the server could not be reached. Please try again.')
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('ada@example.com')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Passage7Tide')
})
