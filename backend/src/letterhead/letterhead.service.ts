import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { Letterhead } from '@marklight/contracts/letterhead';
import { NotFoundError } from '../common/coded-error';
import type { UploadedFile } from '../common/uploads';
import type { Asker } from '../common/work/asker';
import { Logos, type LogoPicture } from '../documents/logos';
import { LogoError } from './letterhead.errors';
import { LetterheadRepository } from './letterhead.repository';

/** What is printed at the head of a sheet. */
export interface SheetLetterhead {
  /** Empty for none. */
  schoolName: string;
  logo: LogoPicture | null;
}

/** A school's name and logo, as a teacher wants them on the sheets that students get. */
@Injectable()
export class LetterheadService {
  constructor(
    private readonly repository: LetterheadRepository,
    private readonly logos: Logos,
  ) {}

  async of(userId: string): Promise<Letterhead> {
    const stored = await this.repository.of(userId);
    if (!stored) return { schoolName: '', logo: null };
    const { schoolName, width, height, changedAt } = stored;
    if (width === null || height === null || changedAt === null) return { schoolName, logo: null };
    return { schoolName, logo: { width, height, changedAt: changedAt.toISOString() } };
  }

  /** Null where the teacher has set neither. */
  async forSheets(userId: string): Promise<SheetLetterhead | null> {
    const stored = await this.repository.of(userId);
    if (!stored) return null;
    return { schoolName: stored.schoolName, logo: await this.repository.logoOf(userId) };
  }

  /** @throws NotFoundError */
  async logo(userId: string): Promise<LogoPicture> {
    const logo = await this.repository.logoOf(userId);
    if (!logo) throw new NotFoundError('You have no logo. Choose one under Profile.');
    return logo;
  }

  async setName(userId: string, schoolName: string): Promise<Letterhead> {
    await this.repository.setName(userId, schoolName);
    return this.of(userId);
  }

  /** @throws LogoError; WorkError */
  async setLogo(userId: string, file: UploadedFile | undefined, asker: Asker): Promise<Letterhead> {
    if (!file || file.bytes === 0) throw new LogoError('no_logo_file');
    if (file.path === null) throw new LogoError('logo_too_large');
    const answer = await this.logos.redraw(await readFile(file.path), asker);
    if ('refused' in answer) throw new LogoError(answer.refused);
    await this.repository.setLogo(userId, answer.logo);
    return this.of(userId);
  }

  async removeLogo(userId: string): Promise<Letterhead> {
    await this.repository.removeLogo(userId);
    return this.of(userId);
  }
}
