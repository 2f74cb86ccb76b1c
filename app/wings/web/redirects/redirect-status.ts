export const redirectStatuses = [301, 302, 307, 410] as const

export type RedirectStatus = (typeof redirectStatuses)[number]

export const GONE = 410

export const statusLabels: Record<RedirectStatus, string> = {
  301: 'For good',
  302: 'For now',
  307: 'For now, same method',
  410: 'Gone',
}

export const statusOptions = redirectStatuses.map((status) => ({
  value: String(status),
  label: `${statusLabels[status]} (${status})`,
}))
