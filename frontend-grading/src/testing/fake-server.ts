import type { EssayAnalysis } from '@marklight/contracts/analysis';
import type { WorkInProgress } from '@marklight/contracts/assignment-work';
import type { Assignment } from '@marklight/contracts/classes';
import type { CriteriaSet, GradedCriteria } from '@marklight/contracts/criteria';
import type { DuplicateFile, Essay, RefusedFile } from '@marklight/contracts/essays';
import type { GradingResult, ProcessingEvent, ProcessingStatus } from '@marklight/contracts/grading';
import { applyProcessingEvent } from '../logic/processing';
import { aCriteriaSet, anAnalysis, anEssay, aPreview } from './builders';
import { installNetwork, type FakeReply, type FakeRequest } from './fake-network';

/** Answers a request, or leaves it to the server's own answer by giving undefined. */
export type Override = (request: FakeRequest) => FakeReply | Promise<FakeReply> | undefined;

/**
 * A stand-in for the server at the network boundary of the page. Its lists are public: a spec sets them up,
 * and looks at `requests` afterwards.
 */
export class FakeServer {
  essays: Essay[] = [];
  criteria: CriteriaSet[] = [];
  assignments: Assignment[] = [];
  workInProgress: WorkInProgress[] = [];
  results: GradingResult[] = [];
  statuses: ProcessingStatus[] = [];
  analysis: EssayAnalysis = anAnalysis();
  /** Whether this server charges anybody. */
  billing = true;
  /** By file name, why the server refuses it. */
  refusals: Record<string, RefusedFile> = {};
  /** By file name, the essay that it repeats. */
  repetitions: Record<string, DuplicateFile> = {};
  readonly requests: FakeRequest[] = [];
  private readonly overrides: { method: string; path: string; reply: Override }[] = [];
  private readonly network = installNetwork((request) => this.handle(request));
  private serial = 0;

  /** Lets a spec answer one kind of request itself. */
  on(method: string, path: string, reply: Override): void {
    this.overrides.unshift({ method, path, reply });
  }

  /** Fails every request of one kind with the product's error shape. */
  fail(method: string, path: string, statusCode: number, message: string): void {
    this.on(method, path, () => ({
      status: statusCode,
      body: { statusCode, code: 'test', message },
    }));
  }

  sent(method: string, path: string): FakeRequest[] {
    return this.requests.filter((request) => request.method === method && request.path === path);
  }

  /** What the event says becomes true on the server and goes to the open streams; false where none is open. */
  push(event: ProcessingEvent): boolean {
    if (event.type !== 'essay' && event.type !== 'decided')
      this.statuses = [...applyProcessingEvent(this.statuses, event)];
    return this.network.push(event);
  }

  streamCount(): number {
    return this.network.streamCount();
  }

  dropStream(): void {
    this.network.dropStream();
  }

  /** The stream connects again, with a snapshot as the server sends it. */
  reconnectStream(): void {
    this.network.openStream();
    this.push({ type: 'snapshot', statuses: this.statuses });
  }

  uninstall(): void {
    this.network.uninstall();
  }

  private handle(request: FakeRequest): FakeReply | Promise<FakeReply> | undefined {
    this.requests.push(request);
    for (const { method, path, reply } of this.overrides) {
      if (method !== request.method || path !== request.path) continue;
      const answer = reply(request);
      if (answer) return answer;
    }
    return this.ownReply(request);
  }

  private gradedCriteria(id: string): FakeReply {
    const { isShortened: _, ...set } = this.criteria.find((one) => one.id === id) ?? aCriteriaSet({ id });
    const reply: GradedCriteria = { ...set, details: null, currentVersion: set.rubric?.version ?? null };
    return { body: reply };
  }

  private ownReply({ method, path, json, files, texts }: FakeRequest): FakeReply | undefined {
    const [, , collection, id] = path.split('/');
    switch (`${method} /api/${collection}`) {
      case 'GET /api/config':
        return {
          body: { provider: { name: 'built-in', model: 'rules' }, billing: { enabled: this.billing } },
        };
      case 'GET /api/essays':
        return { body: this.essays };
      case 'POST /api/essays':
        return this.takeEssays(files, texts);
      case 'DELETE /api/essays':
        this.essays = this.essays.filter((essay) => essay.id !== id);
        return { status: 204 };
      case 'GET /api/work-in-progress':
        return { body: this.workInProgress };
      case 'GET /api/assignments':
        return {
          body: path.endsWith('/roster') ? { students: [], toMatch: [], moreToMatch: 0 } : this.assignments,
        };
      case 'GET /api/rubrics':
        return { body: [] };
      case 'GET /api/criteria':
        return id === undefined ? { body: this.criteria } : this.gradedCriteria(id);
      case 'POST /api/criteria':
        return this.takeCriteria(
          id === 'text' ? (json as { text: string }).text.split('\n') : ['From a file'],
        );
      case 'DELETE /api/criteria':
        this.criteria = this.criteria.filter((set) => set.id !== id);
        return { status: 204 };
      case 'DELETE /api/working-set':
        Object.assign(this, { essays: [], criteria: [], results: [] });
        return { status: 204 };
      case 'POST /api/analyze-text':
        return { body: this.analysis };
      case 'GET /api/results':
        return {
          body: path.endsWith('/second-opinion')
            ? { status: null, error: null, readers: [], opinion: null }
            : this.results,
        };
      case 'GET /api/processing-status':
        return { body: this.statuses };
      case 'DELETE /api/processing-status':
        this.statuses = this.statuses.filter((entry) => entry.essayId !== id);
        this.push({ type: 'removed', essayId: id ?? '' });
        return { status: 204 };
      case 'POST /api/grading': {
        const { essayIds, criteriaId } = json as { essayIds: string[]; criteriaId?: string };
        return {
          body: aPreview(criteriaId ? { new: essayIds.length } : { noCriteria: essayIds.length }),
        };
      }
      case 'POST /api/grade-enhanced': {
        const { essayIds } = json as { essayIds: string[] };
        const jobs = essayIds.map((essayId) => ({ essayId, status: 'pending' }));
        return { status: 202, body: { jobs, started: jobs.length, passedOver: [] } };
      }
      default:
        return undefined;
    }
  }

  private takeEssays(files: readonly File[], { duplicates: choice }: Record<string, string>): FakeReply {
    const refused = files.flatMap((file) => this.refusals[file.name] ?? []);
    const duplicates = choice === 'ask' ? files.flatMap((file) => this.repetitions[file.name] ?? []) : [];
    const essays = files
      .filter(({ name }) => !this.refusals[name] && !duplicates.some(({ filename }) => filename === name))
      .map((file) =>
        anEssay({ id: `uploaded-${(this.serial += 1)}`, filename: file.name, studentName: null }),
      );
    this.essays = [...essays, ...this.essays];
    if (essays.length > 0) return { status: 201, body: { essays, refused, duplicates } };
    if (duplicates.length > 0) return { status: 200, body: { essays, refused, duplicates } };
    return {
      status: 400,
      body: { essays, refused, duplicates, statusCode: 400, code: 'no_file_taken', message: 'None.' },
    };
  }

  private takeCriteria(items: string[]): FakeReply {
    const set = aCriteriaSet({
      id: `criteria-${(this.serial += 1)}`,
      items,
      uploadedAt: `2026-04-01T00:00:0${this.serial % 10}.000Z`,
    });
    this.criteria = [set, ...this.criteria];
    return { status: 201, body: set };
  }
}
