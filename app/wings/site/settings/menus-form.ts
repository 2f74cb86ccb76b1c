import { z } from 'zod'
import { INVALID_LINK, isLinkTarget } from './link-target'
import { type MenuItem, type Menus, menuLimits } from './menus'

const line = (longest: number) => z.string().trim().max(longest, `Use ${longest} characters or fewer.`)

const label = line(40).min(1, 'Enter a label.')
const link = z.object({ label, url: line(500).refine(isLinkTarget, INVALID_LINK) })

function childrenOf(menu: keyof Menus) {
  const { children } = menuLimits[menu]
  return z.array(link).max(children, `You can add at most ${children} links here.`)
}

const navigationItem = z
  .object({ label, url: line(500), children: childrenOf('navigation') })
  .refine(leadsSomewhere, { path: ['url'], message: INVALID_LINK })

const footerColumn = z.object({
  label: line(40).min(1, 'Enter a title.'),
  url: z.literal(''),
  children: childrenOf('footer'),
})

/** The menus as somebody has edited them. */
export const menusSchema: z.ZodType<Menus> = z.object({
  navigation: z
    .array(navigationItem)
    .max(menuLimits.navigation.items, `You can add at most ${menuLimits.navigation.items} links.`),
  footer: z.array(footerColumn).max(menuLimits.footer.items, `You can add at most ${menuLimits.footer.items} columns.`),
})

/** An entry with others below it may only open them. */
function leadsSomewhere({ url, children }: MenuItem) {
  return isLinkTarget(url) || (url === '' && children.length > 0)
}
