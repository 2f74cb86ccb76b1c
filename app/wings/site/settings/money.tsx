import { formatMoney } from '~/platform/text/money'
import { useStudioLocale } from './use-studio-locale'

/** Writes amounts of money in the language of the site. */
export function useFormatMoney() {
  const { language } = useStudioLocale()
  return (amount: number, currency: string) => formatMoney(amount, currency, language)
}

interface MoneyProps {
  /** In the smallest unit of the currency. */
  amount: number
  currency: string
}

export function Money({ amount, currency }: MoneyProps) {
  return useFormatMoney()(amount, currency)
}
