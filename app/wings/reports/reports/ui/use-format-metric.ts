import { useStudioLocale } from '~/wings/site/settings/use-studio-locale'
import { formatMetric, formatMetricShort, type MetricFormat } from '../metrics'

/** Writes figures, money in the studio's currency and language. */
export function useFormatMetric() {
  const locale = useStudioLocale()
  return {
    formatMetric: (format: MetricFormat, value: number) => formatMetric(format, value, locale),
    formatMetricShort: (format: MetricFormat, value: number) => formatMetricShort(format, value, locale),
  }
}
