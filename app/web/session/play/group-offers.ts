import type { OfferNow, SideId } from '../../../../engine/index.ts';

/** What an order is about, as a list is parted by it. */
const DEEDS: Readonly<Record<string, 'fight' | 'go' | 'end'>> = {
  'skirmish/shoot': 'fight',
  'skirmish/suppress': 'fight',
  'skirmish/throw': 'fight',
  'skirmish/launch': 'fight',
  'skirmish/strike': 'fight',
  'skirmish/charge': 'fight',
  'skirmish/move': 'go',
  'skirmish/enter': 'go',
  'skirmish/flee': 'go',
  'skirmish/hide': 'go',
  'skirmish/go-prone': 'go',
  'skirmish/stand-up': 'go',
  'skirmish/pass': 'end',
  'skirmish/end-activation': 'end',
};
const DEED_ORDER = ['fight', 'go', 'else', 'end'] as const;

/** Some of the offers under a head: a figure, a side, what kind of thing is done; or under none. */
export interface OfferGroup {
  readonly head:
    | { readonly of: 'model'; readonly model: string }
    | { readonly of: 'side'; readonly side: SideId }
    | { readonly of: 'deed'; readonly deed: (typeof DEED_ORDER)[number] }
    | null;
  readonly offers: readonly OfferNow[];
}

/** A short list needs no heads. */
const SHORT = 6;

/**
 * A long list of offers in groups: by side where several may say something, by figure where several have several things to do, and by what is done where one
 * figure has many. What is nobody's in particular comes first.
 */
export function groupOffers(offers: readonly OfferNow[]): readonly OfferGroup[] {
  if (offers.length <= SHORT) return [{ head: null, offers }];
  const models = offers.flatMap(({ model }) => (model === null ? [] : [model]));
  const figures = [...new Set(models)];
  const sides = [...new Set(offers.map(({ by }) => by))];
  const general = offers.filter(({ model }) => model === null);
  const nobodys: readonly OfferGroup[] = general.length > 0 ? [{ head: null, offers: general }] : [];
  const about = offers.filter(({ model }) => model !== null);
  if (sides.length > 1)
    return [
      ...nobodys,
      ...sides.flatMap((side) =>
        some(
          { of: 'side', side },
          about.filter(({ by }) => by === side),
        ),
      ),
    ];
  if (figures.length > 1 && models.length > figures.length)
    return [
      ...nobodys,
      ...figures.flatMap((model) =>
        some(
          { of: 'model', model },
          about.filter((offer) => offer.model === model),
        ),
      ),
    ];
  if (figures.length > 1) return [{ head: null, offers }];
  const deedOf = ({ order }: OfferNow) => DEEDS[order.kind] ?? 'else';
  return [
    ...nobodys,
    ...DEED_ORDER.flatMap((deed) =>
      some(
        { of: 'deed', deed },
        about.filter((offer) => deedOf(offer) === deed),
      ),
    ),
  ];
}

const some = (head: OfferGroup['head'], offers: readonly OfferNow[]): readonly OfferGroup[] =>
  offers.length > 0 ? [{ head, offers }] : [];
