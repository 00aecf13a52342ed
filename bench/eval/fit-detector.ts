/*
 * Fits the likelihood model: `node dist/bench/eval/fit-detector.js --data DIR` prints the body of
 * libs/text/likelihood/model.ts. Only rows whose licence allows it are read (see detector-texts.ts).
 */
import { type LikelihoodFeatures, likelihoodFeaturesOf } from '@marklight/text/likelihood/features';
import { segment, wordsOf } from '@marklight/text/segmentation';
import { dataFolder } from './arguments';
import { detectorTexts, mayFit } from './detector-texts';
import { mean } from './statistics';

/**
 * Which way each feature may count: 1 for machine prose, -1 for people's. A weight of the other sign would be an
 * accident of these sources (how a corpus was cleaned, what its prompts asked for) and would not carry over.
 */
const DIRECTIONS: Readonly<Record<keyof LikelihoodFeatures, 1 | -1>> = {
  sentenceLengthVariation: -1,
  wordLength: 1,
  vocabularyVariety: 1,
  abstractNouns: 1,
  formulas: 1,
  formalOpeners: 1,
  trailingParticiples: 1,
  triads: 1,
  contractions: -1,
  firstPerson: -1,
  particulars: -1,
  slips: -1,
  spoken: -1,
  functionWords: -1,
  pastTense: -1,
  commas: 1,
};

interface Example {
  features: LikelihoodFeatures;
  machine: boolean;
  weight: number;
}
/** Ridge penalty: some 300 texts cannot carry 16 free weights. */
const PENALTY = 0.02;
const ROUNDS = 3_000;
const RATE = 0.3;
/** Share of people's texts that may score above the threshold; half of what we promise, for the margin. */
const FALSE_POSITIVES = 0.01;
/** Log-odds of the score from which a text is called "Likely AI". */
const LIKELY_LOGIT = Math.log(0.805 / 0.195);

function examples(data: string): Example[] {
  const rows = detectorTexts(data).filter(
    (row) => mayFit(row) && row.label !== 'ai_edited' && wordsOf(row.text).length >= 80,
  );
  const sizes = new Map<string, number>();
  const key = (row: (typeof rows)[number]): string => `${row.label}:${row.source}`;
  for (const row of rows) sizes.set(key(row), (sizes.get(key(row)) ?? 0) + 1);
  // Each source weighs the same within its label, so that the largest does not decide what people write like.
  return rows.map((row) => ({
    features: likelihoodFeaturesOf(segment(row.text)),
    machine: row.label !== 'human',
    weight: 1 / Math.sqrt(sizes.get(key(row)) ?? 1),
  }));
}

function fit(data: string): void {
  const all = examples(data);
  const names = Object.keys(all[0]?.features ?? {}) as (keyof LikelihoodFeatures)[];
  const scale = names.map((name) => {
    const values = all.map((example) => example.features[name]);
    const middle = mean(values);
    return {
      name,
      mean: middle,
      deviation: Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) || 1,
    };
  });
  const inputs = all.map(({ features }) =>
    scale.map(({ name, mean: middle, deviation }) =>
      Math.max(-3, Math.min(3, (features[name] - middle) / deviation)),
    ),
  );
  const people = all.filter((e) => !e.machine).reduce((sum, e) => sum + e.weight, 0);
  const machines = all.filter((e) => e.machine).reduce((sum, e) => sum + e.weight, 0);
  const weights = names.map(() => 0);
  let bias = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = weights.map((weight) => PENALTY * weight);
    let slopeOfBias = 0;
    all.forEach(({ machine, weight }, at) => {
      const x = inputs[at] ?? [];
      const logit = x.reduce((sum, value, of) => sum + value * (weights[of] ?? 0), bias);
      const error =
        ((1 / (1 + Math.exp(-logit)) - (machine ? 1 : 0)) * weight) / (2 * (machine ? machines : people));
      slopeOfBias += error;
      x.forEach((value, of) => (slope[of] = (slope[of] ?? 0) + error * value));
    });
    slope.forEach((value, of) => {
      const direction = DIRECTIONS[names[of] ?? 'formulas'];
      weights[of] = direction * Math.max(0, direction * ((weights[of] ?? 0) - RATE * value));
    });
    bias -= RATE * slopeOfBias;
  }
  const scores = inputs.map((x) => x.reduce((sum, value, of) => sum + value * (weights[of] ?? 0), 0));
  const human = scores.filter((_, at) => all[at]?.machine === false).sort((a, b) => b - a);
  const threshold = human[Math.floor(human.length * FALSE_POSITIVES)] ?? 0;
  // The bias puts the threshold at the score from which a text is called "Likely AI".
  bias = LIKELY_LOGIT - threshold - 0.05;
  const rows = scale.map(
    ({ name, mean: middle, deviation }, of) =>
      `    ${name}: { mean: ${middle.toFixed(3)}, deviation: ${deviation.toFixed(3)}, weight: ${(weights[of] ?? 0).toFixed(2)} },`,
  );
  console.log(`  bias: ${bias.toFixed(2)},\n  features: {\n${rows.join('\n')}\n  },`);
  const caught =
    scores.filter((score, at) => all[at]?.machine === true && score + bias >= LIKELY_LOGIT).length /
    all.filter((e) => e.machine).length;
  console.log(
    `// ${all.length} texts; caught ${(100 * caught).toFixed(1)}% at ${100 * FALSE_POSITIVES}% false positives, on the fitted rows`,
  );
}

fit(dataFolder());
