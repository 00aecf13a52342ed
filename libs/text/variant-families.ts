import type { Locale } from '@marklight/contracts/language';

/** [American, British]. */
type Pair = readonly [string, string];

/**
 * Spellings that differ between the standards, grouped by what differs and by who minds. Where the large
 * dictionaries of a standard list both spellings, neither is a mistake there ('either').
 */
export interface VariantFamily {
  pairs: readonly Pair[];
  right: Readonly<Record<Locale, 'american' | 'british' | 'either'>>;
}

const words = (text: string): string[] => text.trim().split(/\s+/u);

/** "gray/grey" with the endings "s ed": gray/grey, grays/greys, grayed/greyed. */
function pairsOf(pairs: string, endings = ''): Pair[] {
  const ends = ['', ...words(endings)];
  return words(pairs).flatMap((pair) => {
    const [american = '', british = ''] = pair.split('/');
    return [...new Set(ends)].map((end): Pair => [american + end, british + end]);
  });
}
/** colo(u)r and what is made from it. */
const ourPairs = (stems: string, endings: string): Pair[] =>
  pairsOf(
    words(stems)
      .map((stem) => `${stem}or/${stem}our`)
      .join(' '),
    endings,
  );
/** cent(er|re), centered/centred, centering/centring. */
const rePairs = (stems: string): Pair[] =>
  words(stems).flatMap((stem): Pair[] => [
    [`${stem}er`, `${stem}re`],
    [`${stem}ers`, `${stem}res`],
    [`${stem}ered`, `${stem}red`],
    [`${stem}ering`, `${stem}ring`],
  ]);
/** travel(l)ed: the l of an unstressed last syllable. */
const doubledPairs = (stems: string): Pair[] =>
  words(stems).flatMap((stem) =>
    ['ed', 'ing', 'er', 'ers', 'ings'].map((end): Pair => [stem + end, `${stem}l${end}`]),
  );

const ALL_BRITISH = {
  'en-US': 'american',
  'en-GB': 'british',
  'en-AU': 'british',
  'en-CA': 'british',
} as const;
const CANADA_EITHER = { ...ALL_BRITISH, 'en-CA': 'either' } as const;
const CANADA_AMERICAN = { ...ALL_BRITISH, 'en-CA': 'american' } as const;
const BRITAIN_ONLY = { ...CANADA_EITHER, 'en-AU': 'either' } as const;

export const VARIANT_FAMILIES: readonly VariantFamily[] = [
  {
    right: ALL_BRITISH,
    pairs: [
      ...ourPairs(
        'col fav flav hon hum lab neighb rum harb vap sav endeav splend vig ard clam rig val od parl arm misdemean ranc tum cand succ disfav discol dishon belab ferv arb multicol',
        's ed ing er ers ful fully less able ably ings hood hoods ite ites itism ist ists ies y',
      ),
      ...ourPairs('behavi misbehavi', 's al ally ist ists ism'),
      ...pairsOf(
        'honoree/honouree neighborly/neighbourly flavorsome/flavoursome demeanor/demeanour colorblind/colourblind watercolor/watercolour',
        's',
      ),
    ],
  },
  {
    right: ALL_BRITISH,
    pairs: [
      ...rePairs('cent theat epicent lit fib spect scept sab lust sepulch'),
      ...pairsOf(
        'somber/sombre meager/meagre ocher/ochre caliber/calibre amphitheater/amphitheatre centerpiece/centrepiece fiberglass/fibreglass kilometer/kilometre centimeter/centimetre millimeter/millimetre milliliter/millilitre lackluster/lacklustre maneuver/manoeuvre',
        's',
      ),
      ...pairsOf('maneuvered/manoeuvred maneuvering/manoeuvring'),
    ],
  },
  {
    right: ALL_BRITISH,
    pairs: [
      ...doubledPairs(
        'travel label model level fuel signal total equal tunnel quarrel counsel channel marvel jewel shovel shrivel swivel towel trowel unravel rival pedal dial duel grovel gravel funnel chisel barrel bevel carol pencil stencil imperil apparel kennel libel marshal panel parcel snivel spiral trial yodel drivel enamel flannel initial pummel revel remodel refuel bedevil devil relabel caramel peril',
      ),
      ...pairsOf(
        'councilor/councillor counselor/counsellor marvelously/marvellously marvelous/marvellous woolen/woollen jewelry/jewellery',
        's',
      ),
      ...pairsOf('crueler/crueller cruelest/cruellest wooly/woolly libelous/libellous grueling/gruelling'),
    ],
  },
  {
    right: BRITAIN_ONLY,
    pairs: [
      ...pairsOf(
        'enroll/enrol enrollment/enrolment fulfill/fulfil fulfillment/fulfilment installment/instalment appall/appal airplane/aeroplane',
        's',
      ),
      ...pairsOf('skillful/skilful willful/wilful skillfully/skilfully willfully/wilfully'),
    ],
  },
  {
    right: CANADA_EITHER,
    pairs: [
      ...pairsOf('defense/defence offense/offence pretense/pretence', 's'),
      ...pairsOf('catalog/catalogue', 's'),
      ...pairsOf(
        'cataloging/cataloguing defenseless/defenceless mom/mum mommy/mummy moms/mums mommies/mummies',
      ),
      ...pairsOf('plow/plough mold/mould molt/moult smolder/smoulder', 's ed ing'),
      ...pairsOf('moldy/mouldy moldier/mouldier moldiest/mouldiest pajama/pyjama pajamas/pyjamas'),
    ],
  },
  { right: { ...CANADA_EITHER, 'en-US': 'either' }, pairs: pairsOf('gray/grey', 's ed ing er est ish ness') },
  {
    right: CANADA_EITHER,
    pairs: pairsOf('cozy/cosy cozier/cosier coziest/cosiest cozily/cosily coziness/cosiness cozies/cosies'),
  },
  {
    right: BRITAIN_ONLY,
    pairs: pairsOf('skeptic/sceptic skeptical/sceptical skepticism/scepticism artifact/artefact', 's'),
  },
  {
    right: CANADA_EITHER,
    pairs: pairsOf(
      'anemia/anaemia anemic/anaemic anesthetic/anaesthetic anesthesia/anaesthesia diarrhea/diarrhoea esophagus/oesophagus estrogen/oestrogen gynecologist/gynaecologist gynecology/gynaecology hemoglobin/haemoglobin hemophilia/haemophilia hemorrhage/haemorrhage leukemia/leukaemia pediatric/paediatric pediatrician/paediatrician pediatrics/paediatrics feces/faeces',
      's',
    ),
  },
  {
    right: CANADA_AMERICAN,
    pairs: pairsOf('aluminum/aluminium cesium/caesium judgmental/judgemental'),
  },
  {
    // Either is right everywhere; a dictionary may list only one.
    right: { 'en-US': 'either', 'en-GB': 'either', 'en-AU': 'either', 'en-CA': 'either' },
    pairs: [
      ...pairsOf(
        'learned/learnt burned/burnt dreamed/dreamt spelled/spelt spoiled/spoilt leaned/leant leaped/leapt smelled/smelt spilled/spilt kneeled/knelt',
      ),
    ],
  },
  {
    right: { 'en-US': 'either', 'en-GB': 'british', 'en-AU': 'british', 'en-CA': 'british' },
    pairs: pairsOf('canceled/cancelled canceling/cancelling'),
  },
];
