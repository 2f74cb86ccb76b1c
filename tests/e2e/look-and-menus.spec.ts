import { expect, type Page, test } from '@playwright/test'
import { findAxeViolationsInBothColorSchemes } from '~test/axe'
import { hoverToast } from '~test/hover-toast'
import { findFreePort, type RunningSite, startSite } from '~test/running-site'

let site: RunningSite

test.afterEach(() => site?.stop())

/** A site of its own: menus and look are those of all pages. */
async function openSiteAsFirstAdmin(page: Page) {
  const port = String(await findFreePort())
  site = await startSite({ PORT: port, ORIGIN: `http://127.0.0.1:${port}`, LOG_LEVEL: 'warn' })
  const link = /Set up the first admin: (\S+)/.exec(site.output())?.[1] ?? ''
  await page.goto(link, { waitUntil: 'networkidle' })
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Password', { exact: true }).fill('Passage7Tide')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin(\/set-up\/brand)?$/)
}

const rootStyle = (page: Page, name: string) =>
  page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property), name)

test('an admin orders the menus by keys and by dragging, and visitors open what lies below an entry', async ({
  page,
  browser,
}) => {
  await openSiteAsFirstAdmin(page)
  await page.goto(`${site.origin}/admin/settings/menus`, { waitUntil: 'networkidle' })
  const bar = page.getByRole('region', { name: 'Navigation bar' })
  await page.getByRole('button', { name: 'Move About below the item above' }).press('Enter')
  await expect(bar.getByRole('button', { name: 'Move About out one level' })).toBeVisible()
  // within a field the arrows of up and down move the item, too, and the focus stays
  await bar.getByLabel('Label of Blog').press('Alt+ArrowUp')
  await expect(bar.getByLabel('Label of Blog')).toBeFocused()
  await expect(bar.getByRole('status')).toHaveText('Blog is now 3 of 4.')
  await bar.getByRole('button', { name: 'Add link below Services' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(bar.getByText('Enter a label.')).toBeVisible()
  await bar.getByRole('combobox', { name: 'Page or URL of link 4.2' }).fill('Privacy')
  await page.getByRole('option', { name: /^Privacy/ }).click()
  await expect(bar.getByLabel('Label of Privacy')).toHaveValue('Privacy')
  const rows = bar.locator('[data-row]')
  await rows
    .filter({ has: page.getByLabel('Label of Home') })
    .getByTitle('Drag to move')
    .dragTo(rows.nth(1), {
      targetPosition: { x: 60, y: 30 },
    })
  await expect(bar.getByLabel(/^Label of /).first()).toHaveValue('Products')
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('button', { name: 'Save' }).click()
  const saved = await hoverToast(page, 'Menus saved.')

  const visitor = await browser.newPage()
  await visitor.goto(site.origin, { waitUntil: 'networkidle' })
  const main = visitor.getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('link', { name: 'Privacy' })).toBeHidden()
  await main.getByRole('button', { name: 'More: Services' }).click()
  await expect(main.getByRole('link', { name: 'Privacy' })).toBeVisible()
  expect(await findAxeViolationsInBothColorSchemes(visitor)).toEqual([])
  await visitor.keyboard.press('Escape')
  await expect(main.getByRole('link', { name: 'Privacy' })).toBeHidden()
  await visitor.setViewportSize({ width: 390, height: 800 })
  await main.getByRole('button', { name: 'Menu' }).click()
  await expect(main.getByRole('link', { name: 'Privacy' })).toBeVisible()
  await visitor.close()
  await saved.getByRole('button', { name: 'Undo' }).click()
  await expect(bar.getByLabel(/^Label of /).first()).toHaveValue('Home')
})

test('an admin chooses a look, sees it beside the form, and public pages have it while the planner keeps its own', async ({
  page,
  browser,
}) => {
  await openSiteAsFirstAdmin(page)
  await page.goto(`${site.origin}/admin/settings/look`, { waitUntil: 'networkidle' })
  await page.getByLabel('Heading font').selectOption('Fraunces')
  await page.getByLabel('Body font').selectOption('Lora')
  await page.getByRole('group', { name: 'Corner radius' }).getByLabel('None').check()
  await page.getByLabel('Second accent color', { exact: true }).click()
  await page.getByLabel('CSS', { exact: true }).fill('h1 { text-transform: uppercase }')
  await page.getByLabel('Code at the end of the head').fill('<div>no</div>')
  await page.getByLabel('Code at the end of the body').fill('<script>document.body.dataset.own = "ran"</script>')
  const sample = page.frameLocator('iframe[title="Preview"]').getByText('A heading that sets the tone')
  await expect(sample).toHaveCSS('text-transform', 'uppercase')
  await expect(sample).toHaveCSS('font-family', /Fraunces/)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('<div> cannot be in the head.')).toBeVisible()
  await page.getByLabel('Code at the end of the head').fill('<meta name="own" content="yes">')
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Look saved.')).toBeVisible()

  const visitor = await browser.newPage()
  const problems: string[] = []
  visitor.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await visitor.goto(site.origin, { waitUntil: 'networkidle' })
  expect(await rootStyle(visitor, '--radius-md')).toMatch(/^0/)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveCSS('text-transform', 'uppercase')
  await expect(visitor.locator('body')).toHaveAttribute('data-own', 'ran')
  await expect(visitor.locator('meta[name=own]')).toHaveCount(1)
  const loaded = await visitor.evaluate(() =>
    [...document.fonts].flatMap(({ family, status }) =>
      status === 'loaded' && !family.includes('fallback') ? family : [],
    ),
  )
  expect([...new Set(loaded)].sort()).toEqual(['Fraunces', 'Lora'])
  expect(await findAxeViolationsInBothColorSchemes(visitor)).toEqual([])
  // own code stays where it belongs: another area is another document
  await visitor.getByRole('link', { name: 'Try the planner' }).first().click()
  await expect(visitor).toHaveURL(/\/planner\/login$/)
  await expect(visitor.locator('meta[name=own]')).toHaveCount(0)
  await expect(visitor.locator('body')).not.toHaveAttribute('data-own')
  expect(await rootStyle(visitor, '--radius-md')).toMatch(/^0?\.5rem/)
  expect(problems).toEqual([])
  await visitor.close()
})
