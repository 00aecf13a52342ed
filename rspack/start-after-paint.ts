import { rspack, type Compiler } from '@rspack/core';

/**
 * Has the page's script fetched with the first bytes but not run: the page's own first script starts it once what the
 * page begins with has been painted (rspack/page-start.ts). Run as soon as it has arrived, the script would keep a
 * telephone from painting for 0.4 seconds. Low is the priority of a script with `defer`.
 */
export class StartAfterPaint {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(StartAfterPaint.name, (compilation) => {
      const hooks = rspack.HtmlRspackPlugin.getCompilationHooks(compilation);
      hooks.alterAssetTagGroups.tap(StartAfterPaint.name, (data) => {
        data.headTags = data.headTags.map((tag) =>
          tag.tagName === 'script' && tag.attributes.src
            ? {
                tagName: 'link',
                voidTag: true,
                attributes: {
                  rel: 'preload',
                  as: 'script',
                  fetchpriority: 'low',
                  href: tag.attributes.src,
                  'data-starts': '',
                },
              }
            : tag,
        );
        return data;
      });
    });
  }
}
