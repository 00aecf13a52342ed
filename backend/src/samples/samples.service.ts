import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { wordsOf } from '@marklight/text/segmentation';
import type { DataSource } from 'typeorm';
import { CriteriaSetRecord } from '../criteria/criteria.entity';
import { TeacherChannel } from '../database/teacher-channel';
import { Essay } from '../essays/essay.entity';
import { lockTeacher, removeSamples } from './samples.repository';
import { SAMPLE_ESSAYS, SAMPLE_RUBRIC } from './sample-essays';

/** Three essays and a rubric that we wrote, for trying the product before the first class set. */
@Injectable()
export class SamplesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly channel: TeacherChannel,
  ) {}

  /** Puts the samples on the teacher's dashboard. Doing it twice leaves one set. */
  async add(userId: string, now = new Date()): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // Two clicks in quick succession wait for each other here.
      await lockTeacher(manager, userId);
      if (await manager.existsBy(Essay, { userId, isSample: true })) return;
      await manager.insert(
        Essay,
        SAMPLE_ESSAYS.map(({ filename, studentName, text }, index) => ({
          userId,
          filename,
          studentName,
          content: text,
          wordCount: wordsOf(text).length,
          pageCount: 1,
          hiddenText: [],
          fileFaults: [],
          isSample: true,
          uploadedAt: new Date(now.getTime() - index),
        })),
      );
      await manager.insert(CriteriaSetRecord, {
        userId,
        filename: SAMPLE_RUBRIC.name,
        items: SAMPLE_RUBRIC.criteria.map(({ name }) => name),
        details: SAMPLE_RUBRIC.criteria.map(({ weight, levels }) => ({ weight, levels: [...levels] })),
        isSample: true,
      });
    });
  }

  /** Removes the samples permanently, with everything made from them. */
  async remove(userId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await removeSamples(manager, userId);
      await this.channel.publish({ userId }, manager);
    });
  }
}
