import type { Capability } from '../capability'

export const cartCapability: Capability = {
  key: 'cart',
  name: 'Cart and checkout',
  value: 'Buying takes a minute and holds no surprise.',
  words: ['cart', 'basket', 'checkout', 'buy', 'purchase', '=orders', 'online shop', 'web shop', 'order online'],
  requires: [
    { key: 'listings', because: 'there must be something to put into it.' },
    { key: 'payments', because: 'a checkout ends with a payment.' },
  ],
  conflicts: [
    {
      key: 'booking',
      because:
        'A cart holds goods of any number, a booking holds one time slot: both ask for the same step before paying.',
      advice: 'Decide which one ends in a payment, and let the other add to it.',
    },
  ],
  features: [
    {
      key: 'cart',
      title: 'Cart',
      priority: 'must',
      shall: 'keep what a visitor wants to buy, with current prices, on every page and after signing in',
      limits: [
        'A cart holds at most 50 lines and lives for 30 days.',
        'The sum is right to the cent in 10,000 random carts.',
      ],
      story: {
        role: '{customer}',
        action: 'collect {items} and see what they cost together',
        benefit: 'I decide before I pay',
      },
      criteria: [
        'WHEN a price changed since it was put in, THE SYSTEM SHALL show the new price and say that it changed.',
        'IF the stock is smaller than the number wanted, THEN THE SYSTEM SHALL lower the number and say so.',
        'WHEN a visitor signs in, THE SYSTEM SHALL join their cart with the one of the account.',
      ],
      tasks: [
        {
          key: 'cart',
          title: 'Build the cart',
          skill: 'backend',
          hours: [5, 13, 27],
          after: ['listings/store'],
          build:
            'Cart by cookie or account, lines with number and price from the database, sums in whole cents with tax per line, joining at sign-in.',
          test: 'Property test of sums over random carts; join two carts with the same line; change price and stock in between.',
        },
      ],
    },
    {
      key: 'checkout',
      title: 'Checkout',
      priority: 'must',
      shall: 'lead from cart to confirmed order on one page',
      limits: ['At most 8 fields for goods that are shipped.', 'Two people cannot buy the last piece both.'],
      story: { role: '{customer}', action: 'order in one go', benefit: 'I have a number and a mail that prove it' },
      criteria: [
        'WHEN a payment succeeds, THE SYSTEM SHALL create one order, lower the stock and mail a confirmation.',
        'IF the last piece was sold meanwhile, THEN THE SYSTEM SHALL say so before taking money.',
        'THE SYSTEM SHALL show total, tax and shipping before the button that orders.',
      ],
      tasks: [
        {
          key: 'order',
          title: 'Build orders and stock',
          skill: 'backend',
          hours: [6, 15, 36],
          after: ['cart', 'payments/webhook'],
          build:
            'Order with copied prices and addresses, stock reserved for 15 minutes in the transaction of the order, numbers without gaps, states paid, shipped, returned.',
          test: '100 simultaneous orders of the last 10 pieces: 10 orders, stock 0.',
        },
        {
          key: 'page',
          title: 'Build the checkout page',
          skill: 'frontend',
          hours: [6, 15, 33],
          after: ['order', 'web-shell/parts'],
          build:
            'One page with address, shipping and payment, autofill attributes, sums that follow, messages beside fields, everything kept after a failed payment.',
          test: 'Order by keyboard and on a phone; fail the card, then pay with another.',
        },
      ],
    },
    {
      key: 'coupons',
      title: 'Coupons',
      priority: 'could',
      words: ['coupon', 'voucher', 'discount code'],
      shall: 'reduce the price by codes with a share or amount, dates and a number of uses',
      limits: ['A code is used at most as often as it says, under 50 simultaneous tries.'],
      story: { role: 'shop owner', action: 'give out a code', benefit: 'I can see what a campaign sold' },
      criteria: [
        'IF a code is over, used up or unknown, THEN THE SYSTEM SHALL say which of these it is and keep the price.',
      ],
      tasks: [
        {
          key: 'coupons',
          title: 'Build coupon codes',
          skill: 'backend',
          hours: [3, 8, 18],
          after: ['order'],
          build:
            'Codes with share or amount, validity and limit, counted in the transaction of the order, rounding spread over lines.',
          test: '50 simultaneous uses of a code for 10; a coupon larger than the cart gives 0 and not less.',
        },
      ],
    },
  ],
  entities: [
    {
      name: 'Cart',
      purpose: 'What somebody may buy',
      fields: ['expiresAt: moment', 'lines: json'],
      belongsTo: ['Account'],
    },
    {
      name: 'Order',
      purpose: 'What was bought, with copied prices',
      fields: [
        'number: integer unique',
        'totalCents: integer',
        'taxCents: integer',
        'address: json',
        'paidAt?: moment',
        'shippedAt?: moment',
      ],
      belongsTo: ['Account'],
    },
    {
      name: 'OrderLine',
      purpose: 'One thing of an order',
      fields: ['title: text', 'quantity: integer', 'priceCents: integer'],
      belongsTo: ['Order', '{item}'],
    },
  ],
  risks: [
    {
      key: 'tax',
      title: 'Tax is wrong for other countries.',
      likelihood: 'medium',
      impact: 'medium',
      response:
        'Sell in one country first, or let the provider compute tax; ask an accountant before the second country.',
    },
  ],
  qualities: [
    {
      key: 'checkout-time',
      title: 'Time to buy',
      target: 'From cart to confirmation takes at most 90 seconds for 80 % of buyers.',
      method: 'Measured between two events in the analytics.',
    },
  ],
  testing: {
    covers: 'Sums, stock, orders under load, the page',
    passesWhen: 'No order is lost, doubled or oversold in 1,000 random runs.',
  },
}
