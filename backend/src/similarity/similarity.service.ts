import type { Similarity as Reply, SimilarEssay, SimilarityQuery } from '@marklight/contracts/similarity';
import { SIMILAR_PAIRS_PER_PAGE } from '@marklight/contracts/similarity';
import type { SimilarPair } from '@marklight/text/similarity/similar-pairs';
import { Injectable } from '@nestjs/common';
import type { User } from '../auth/user.entity';
import type { Assignment } from '../classes/assignment.entity';
import { AssignmentsService } from '../classes/assignments.service';
import type { Asker } from '../common/work/asker';
import { SimilarityPool } from './similarity-pool';
import { SimilarityError } from './similarity.errors';
import { SimilarityRepository, type Chosen, type NamedEssay } from './similarity.repository';

/** What was found, by the ids of essays; neither texts nor names. */
interface Found {
  pairs: (Omit<SimilarPair, 'first' | 'second'> & { first: string; second: string })[];
  left: number;
  fewMayShare: number;
}

/** Comparisons that are kept so that the next page does not make them again; each takes up to 2 MB. */
const KEPT = 10;

/** Pairs of a teacher's essays that share unusual passages. Other teachers' essays are never compared. */
@Injectable()
export class SimilarityService {
  /** The key says what was compared; the one used last is at the end. */
  private readonly kept = new Map<string, Found>();

  constructor(
    private readonly assignments: AssignmentsService,
    private readonly repository: SimilarityRepository,
    private readonly pool: SimilarityPool,
  ) {}

  /**
   * One page of the pairs.
   * @throws NotFoundError also if the assignment is another teacher's; SimilarityError if there is too much to compare;
   * WorkError
   */
  async page(user: User, assignmentId: string, query: SimilarityQuery, asker: Asker): Promise<Reply> {
    const assignment = await this.assignments.requireOwned(user.id, assignmentId);
    const chosen = await this.repository.chosen(assignment, query.others === 'include');
    SimilarityError.check({ essays: chosen.own, bytes: chosen.ownBytes });
    const { pairs, left, fewMayShare } = await this.found(assignment, chosen, asker);
    const { page = 1, pageSize = SIMILAR_PAIRS_PER_PAGE } = query;
    const shown = pairs.slice((page - 1) * pageSize, page * pageSize);
    const ids = new Set(shown.flatMap(({ first, second }) => [first, second]));
    const named = await this.repository.named(user.id, [...ids]);
    const byId = new Map(named.map((one) => [one.essayId, one]));
    const own = new Set(chosen.ids.slice(0, chosen.own));
    return {
      essays: chosen.own,
      others: chosen.ids.length - chosen.own,
      othersLeftOut: chosen.leftOut,
      fewMayShare,
      total: pairs.length,
      notListed: left,
      pairs: shown.flatMap(({ first, second, shareOfFirst, shareOfSecond, words, count, passages }) => {
        const [a, b] = [byId.get(first), byId.get(second)];
        // These essays were deleted after they were compared.
        if (!a || !b) return [];
        return {
          first: essayOf(a, own.has(first), shareOfFirst),
          second: essayOf(b, own.has(second), shareOfSecond),
          words,
          count,
          passages: passages.map((passage) => ({ first: passage.first, second: passage.second })),
        };
      }),
    };
  }

  private async found(assignment: Assignment, chosen: Chosen, asker: Asker): Promise<Found> {
    const key = `${assignment.id} ${assignment.version} ${chosen.own} ${chosen.digest}`;
    const found = this.kept.get(key) ?? (await this.compare(assignment, chosen, asker));
    this.kept.delete(key);
    this.kept.set(key, found);
    for (const oldest of [...this.kept.keys()].slice(0, -KEPT)) this.kept.delete(oldest);
    return found;
  }

  private async compare(assignment: Assignment, chosen: Chosen, asker: Asker): Promise<Found> {
    const essays = await this.repository.texts(assignment.userId, chosen.ids);
    const isOwn = new Set(chosen.ids.slice(0, chosen.own));
    const own = essays.filter(({ id }) => isOwn.has(id));
    const others = essays.filter(({ id }) => !isOwn.has(id));
    const { title, description, instructions, sourceText } = assignment;
    const { pairs, left, fewMayShare } = await this.pool.compare(
      {
        own: own.map(({ content }) => content),
        earlier: others.map(({ content }) => content),
        given: [title, description, instructions, sourceText].filter((text) => text !== null),
        writers: own.map(({ studentId }) => studentId),
      },
      asker,
    );
    const ids = [...own, ...others].map(({ id }) => id);
    return {
      pairs: pairs.map((pair) => ({
        ...pair,
        first: ids[pair.first] ?? '',
        second: ids[pair.second] ?? '',
      })),
      left,
      fewMayShare,
    };
  }
}

function essayOf(
  { essayId, filename, studentName, studentMark, title, className }: NamedEssay,
  isOwn: boolean,
  share: number,
): SimilarEssay {
  return {
    ...{ essayId, filename, studentName, studentMark, share },
    elsewhere: isOwn ? null : { title, className },
  };
}
