import { RUBRIC_IMPORT_MAX_CHARACTERS } from '@marklight/contracts/business';
import { Injectable } from '@nestjs/common';
import { type CreateRubricRequest } from '@marklight/contracts/rubrics';
import type { Asker } from '../../common/work/asker';
import { ThreadWork } from '../../common/work/thread-work';
import { workerFile } from '../../common/worker-file';
import { RubricError } from '../rubrics.errors';
import { run, type ReadRubricAnswer } from './read-rubric.worker';

/** Understands pasted rubrics; a long one in a thread. */
@Injectable()
export class RubricImport {
  constructor(private readonly work: ThreadWork) {}

  /** @throws RubricError `import_not_understood`, saying which lines need what change; WorkError */
  async read(text: string, asker: Asker): Promise<CreateRubricRequest> {
    const size = { what: 'text', is: text.length, limit: RUBRIC_IMPORT_MAX_CHARACTERS, unit: 'characters' };
    const file = workerFile(__dirname, 'read-rubric.worker');
    const answer = await this.work.runOrDefer<string, ReadRubricAnswer>(
      { file, input: text, size, asker },
      run,
    );
    if ('rubric' in answer) return answer.rubric;
    throw new RubricError('import_not_understood', {
      message: answer.refused,
      fields: { text: answer.refused },
    });
  }
}
