import { rspack, type Compiler } from '@rspack/core';

/**
 * Adds `<link rel="preload">` for the fonts whose file name begins with one of the names, so that the
 * first paint already has them: a font that comes later would move what stands below the text.
 */
export class PreloadFonts {
  constructor(private readonly names: readonly string[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PreloadFonts', (compilation) => {
      const hooks = rspack.HtmlRspackPlugin.getCompilationHooks(compilation);
      hooks.alterAssetTagGroups.tap('PreloadFonts', (data) => {
        const files = Object.keys(compilation.assets).filter((file) => {
          const name = file.split('/').pop() ?? '';
          return name.endsWith('.woff2') && this.names.some((each) => name.startsWith(each));
        });
        data.headTags.unshift(
          ...files.map((file) => ({
            tagName: 'link',
            voidTag: true,
            attributes: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: 'anonymous',
              href: `/${file}`,
            },
          })),
        );
        return data;
      });
    });
  }
}
