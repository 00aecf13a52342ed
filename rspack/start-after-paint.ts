import { rspack, type Compiler } from '@rspack/core';

/**
 * Has the page's script fetched with the first bytes but not run: the page's own first script starts it once what the
 * page begins with has been painted (rspack/page-start.ts). If it ran on arrival, the script would keep a phone
 * from painting for 0.4 seconds. Its priority is low, like that of a script with `defer`.
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
