/**
 * The Markdown of our own rules as HTML: paragraphs, lists, tables, emphasis, code.
 *
 * Raw HTML and pictures are dropped, and a link leads to a rule or nowhere, so what comes out can
 * be shown as it is.
 */
import { Marked, type TokenizerAndRendererExtension, type Tokens } from "marked";

const RULE = /[A-Z]{2}-[A-Z]?\d+(?:\.\d+)*/;
const RULE_HERE = new RegExp(`^${RULE.source}\\b`);
const RULE_AHEAD = new RegExp(`\\b${RULE.source}\\b`);

/** Makes Markdown of one game's rules into HTML; `known` says which rules there are. */
export function rulesMarkdown(game: string, known: Set<string>): (source: string) => string {
  const ruleLink = (rule: string, text: string) =>
    known.has(rule) ? `<a href="/rules/${game}#${rule}" data-rule="${rule}">${text}</a>` : text;

  const bareRule: TokenizerAndRendererExtension = {
    name: "rule",
    level: "inline",
    start: (source) => RULE_AHEAD.exec(source)?.index,
    tokenizer(source) {
      const found = this.lexer.state.inLink ? null : RULE_HERE.exec(source);
      return found ? { type: "rule", raw: found[0] } : undefined;
    },
    renderer: ({ raw }) => ruleLink(raw, raw),
  };

  const marked = new Marked({
    async: false,
    extensions: [bareRule],
    renderer: {
      html: () => "",
      image: ({ text }: Tokens.Image) => escaped(text),
      link({ href, tokens }: Tokens.Link) {
        const text = this.parser.parseInline(tokens);
        return href.startsWith("#") ? ruleLink(href.slice(1), text) : text;
      },
    },
  });
  // A table may be wider than its place, and what scrolls must be reachable by keyboard.
  return (source) =>
    marked
      .parse(source, { async: false })
      .replaceAll("<table>", '<div class="table" tabindex="0"><table>')
      .replaceAll("</table>", "</table></div>");
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
