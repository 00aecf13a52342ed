import type { LikelihoodFeatures } from './features';

/**
 * A logistic model over standardised features: logit = bias + Σ weight · (value − mean) ÷ deviation.
 */
export interface LikelihoodModel {
  bias: number;
  features: Readonly<Record<keyof LikelihoodFeatures, { mean: number; deviation: number; weight: number }>>;
}

/**
 * Fitted by bench/eval/fit-detector.ts on texts whose licences allow it (named in NOTICE), with each weight held
 * to the direction its feature is known for; weights of 0 had none in these texts. The bias puts the border of
 * "Likely AI" where about 1% of the people's texts fitted on would cross it.
 */
export const LIKELIHOOD_MODEL: LikelihoodModel = {
  bias: -1.13,
  features: {
    sentenceLengthVariation: { mean: 0.401, deviation: 0.137, weight: -0.52 },
    wordLength: { mean: 4.922, deviation: 0.611, weight: 0.0 },
    vocabularyVariety: { mean: 0.811, deviation: 0.039, weight: 0.38 },
    abstractNouns: { mean: 3.969, deviation: 2.573, weight: 0.35 },
    formulas: { mean: 1.451, deviation: 1.395, weight: 0.83 },
    formalOpeners: { mean: 0.129, deviation: 0.125, weight: 0.19 },
    trailingParticiples: { mean: 0.067, deviation: 0.105, weight: 0.13 },
    triads: { mean: 0.125, deviation: 0.133, weight: 0.0 },
    contractions: { mean: 0.417, deviation: 0.824, weight: 0.0 },
    firstPerson: { mean: 3.352, deviation: 4.027, weight: 0.0 },
    particulars: { mean: 1.295, deviation: 1.883, weight: -0.2 },
    slips: { mean: 0.722, deviation: 2.325, weight: 0.0 },
    spoken: { mean: 1.437, deviation: 1.606, weight: -0.39 },
    functionWords: { mean: 29.358, deviation: 5.785, weight: -0.8 },
    pastTense: { mean: 0.924, deviation: 1.248, weight: 0.0 },
    commas: { mean: 1.15, deviation: 0.494, weight: 0.0 },
  },
};

/** Log-odds that a machine wrote a text with these features. */
export function logitOf(features: LikelihoodFeatures, model: LikelihoodModel = LIKELIHOOD_MODEL): number {
  let logit = model.bias;
  for (const [name, { mean, deviation, weight }] of Object.entries(model.features)) {
    const value = (features[name as keyof LikelihoodFeatures] - mean) / deviation;
    // One odd feature (a list, a poem) must not decide alone.
    logit += weight * Math.max(-3, Math.min(3, value));
  }
  return logit;
}
