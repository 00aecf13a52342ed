import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { TextPlaces } from '@marklight/contracts/text-places';
import type { DataSource } from 'typeorm';
import type { Asker } from '../../common/work/asker';
import { FairTurns } from '../../common/work/fair-turns';
import { PICTURE_TURNS } from '../../common/work/limits';
import { hasPages } from '../../documents/document-type';
import { PlacesReader } from '../../documents/places-reader';
import { EssaysService } from '../essays.service';
import { recognisedNumbers, recognisedPages } from '../scans/recognised-pages.repository';
import { FileStore } from './file-store';

/** Where the words of an essay stand on the pages of its file. */
@Injectable()
export class EssayPlaces {
  private readonly turns = new FairTurns(PICTURE_TURNS);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly essays: EssaysService,
    private readonly store: FileStore,
    private readonly places: PlacesReader,
  ) {}

  /**
   * `TextPlaces` as JSON. They are found when they are asked for, as most pages are never looked at; an essay whose file has no
   * pages, cannot be read any more or was not kept has none.
   * @throws NotFoundError if the essay is not the teacher's; WorkError
   */
  async of(userId: string, essayId: string, asker: Asker): Promise<string> {
    const { content: text } = await this.essays.requireOwned(userId, essayId);
    // The file is read in the turn: many requests that wait would each hold one.
    const found = await this.turns.take(asker, async () => {
      const type = (await this.store.typesOf([essayId])).get(essayId);
      const content = type && hasPages(type) ? await this.store.read(essayId) : null;
      if (!content || !type || !hasPages(type)) return null;
      const scans = await recognisedPages(this.dataSource.manager, essayId);
      const turnedPages = await this.turnedBefore(essayId);
      return this.places.find({ content, type, text, scans, turnedPages }, asker);
    });
    return found ?? JSON.stringify({ characters: text.length, lines: [] } satisfies TextPlaces);
  }

  /** Pages that were turned to be read when what was found there was not kept yet. */
  private async turnedBefore(essayId: string): Promise<number[]> {
    const turned = await this.essays.turnedPages(essayId);
    if (turned.length === 0) return [];
    const known = new Set(await recognisedNumbers(this.dataSource.manager, essayId));
    return turned.filter((page) => !known.has(page));
  }
}
