import { version } from '../../../package.json'

/** The version of the site, as package.json names it. */
export const siteVersion: string = version
