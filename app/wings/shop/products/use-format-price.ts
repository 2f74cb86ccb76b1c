import { useStudioLocale } from '~/wings/site/settings/use-studio-locale'
import { formatPrice } from './product'

/** Writes prices in the language of the site. */
export function useFormatPrice() {
  const { language } = useStudioLocale()
  return (price: number, currency: string) => formatPrice(price, currency, language)
}
