// Which modules the pages of visitors are made of, so that what only the back office shares stays out of their scripts.

const entries =
  /[\\/]app[\\/](root\.tsx|entry\.client\.tsx|shell[\\/](public|standalone)-layout\.tsx|(?!wings[\\/](site[\\/]accounts|planner|reports)[\\/]).*[\\/]routes[\\/](?!admin-))/

/** The modules, once the bundler has read them all, and the plugin that finds them. */
export function modulesOfVisitors() {
  /** @type {Set<string>} */
  const found = new Set()
  /** @type {import('vite').Plugin} */
  const plugin = {
    name: 'modules-of-visitors',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const next = [...this.getModuleIds()].filter(
        (id) => entries.test(id) && !/[\\/]shell[\\/](admin|planner)[\\/]/.test(id),
      )
      for (const id of next) {
        if (found.has(id)) continue
        found.add(id)
        next.push(...(this.getModuleInfo(id)?.importedIds ?? []))
      }
    },
  }
  return { found, plugin }
}
