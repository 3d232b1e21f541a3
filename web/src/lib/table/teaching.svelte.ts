/** A running lesson: what the coach says now, and what it points at. */
import type { LiveTable } from "../live.svelte";
import { speaker, t } from "../words/speaker.svelte";
import {
  explained,
  forgetLesson,
  isAmong,
  keepProgress,
  type Lesson,
  type Progress,
  progressAt,
  type Saying,
  type Scene,
  sentences,
} from "./lesson";
import type { Play } from "./play.svelte";

/** A topic of the coach: sentences, and optionally the answer to give after the last one. */
interface Topic {
  key: string;
  says: readonly Saying[];
  scene?: Pick<Scene, "answer">;
  /** Whether the text stays until the answer is given. */
  scripted?: boolean;
}

const FREE = "free";

export class Teaching {
  #progress = $state.raw<Progress | null>(null);
  /** The current sentence of the topic, and the topic that was closed. */
  #step = $state({ of: "", sentence: 0 });
  #closed = $state("");
  /** The current scene, and the last complete answer in it. */
  #open: { id: string; kind: string; answer: string } | null = null;
  #last = "";

  constructor(
    readonly live: LiveTable,
    readonly play: Play,
    readonly lesson: Lesson,
  ) {
    const progress = progressAt(live.table);
    // Load the lesson's messages only for learners.
    if (progress) void speaker.learn("lesson").then(() => (this.#progress = progress));
  }

  get on(): boolean {
    return this.#progress !== null;
  }

  #scene = $derived.by<Scene | undefined>(() => {
    const id = this.live.now?.decision?.id;
    if (!id || this.#progress?.strayed) return undefined;
    return this.lesson.script.find((scene) => scene.decision === id && isAmong(this.play.legal, scene.answer));
  });

  #topic = $derived.by<Topic | null>(() => {
    const now = this.live.now;
    if (!this.#progress || !now) return null;
    if (now.status === "over") return { key: "over", says: [{ say: this.lesson.over }] };
    const decision = now.decision;
    if (!decision) return null;
    if (this.#scene) return { key: decision.id, says: this.#scene.says, scene: this.#scene, scripted: true };
    const { seen } = this.#progress;
    const free: Saying[] = seen.includes(FREE) ? [] : [{ say: "client-lesson-free" }];
    const kind = explained(this.lesson.coach, decision.kind);
    const saying = kind && !seen.includes(kind) ? this.lesson.coach[kind] : undefined;
    if (saying) return { key: `${decision.id} ${kind}`, says: [...free, { at: ".dock .question", ...saying }] };
    const tries = this.lesson.tries?.find((each) => !seen.includes(each.kind) && isAmong(this.play.legal, each.answer));
    if (tries && !seen.includes(`try ${tries.kind}`))
      return { key: `try ${tries.kind}`, says: [...free, { say: tries.say }], scene: tries };
    return free.length ? { key: FREE, says: free } : null;
  });

  /** The topic's sentences, in the page's language. */
  #sentences = $derived.by(() =>
    (this.#topic?.says ?? []).flatMap(({ say, at }) =>
      sentences(t(say), speaker.language).map((text) => ({ text, at })),
    ),
  );
  #at = $derived(this.#step.of === this.#topic?.key ? Math.min(this.#step.sentence, this.#sentences.length - 1) : 0);

  get said() {
    return this.#topic && this.#closed !== this.#topic.key ? this.#sentences[this.#at] : undefined;
  }
  get count() {
    return this.#sentences.length;
  }
  get number() {
    return this.#at + 1;
  }
  get isLast() {
    return this.#at >= this.#sentences.length - 1;
  }
  /** Whether the coach has nothing left to say and waits for an answer. */
  get waits() {
    return this.isLast && this.#topic?.scripted === true;
  }
  /** Whether something other than the expected answer is picked. */
  strays = $derived.by(() => {
    const words = this.#scene?.answer.split(" ");
    if (!words) return false;
    const leads = this.lesson.strays ?? ((word: string) => !words.includes(word));
    const amount = this.play.amount;
    return (
      this.play.picked.some((word) => leads(word, words)) || (amount !== undefined && String(amount) !== words.at(-1))
    );
  });

  /** What the coach points at: the saying's target, and finally what to tap next. */
  get target(): string {
    if (!this.#topic) return "";
    const scene = this.#topic.scene;
    if (!scene || !this.isLast) return this.#closed === this.#topic.key ? "" : (this.said?.at ?? "");
    if (this.play.ready === scene.answer) return ".dock .go";
    const picked = [...this.play.picked, ...(this.play.amount === undefined ? [] : [String(this.play.amount)])];
    return this.lesson.spot(scene.answer.split(" "), picked) || this.said?.at || ".dock .go";
  }

  next() {
    const key = this.#topic?.key ?? "";
    if (!this.isLast) {
      this.#step = { of: key, sentence: this.#at + 1 };
      return;
    }
    this.#closed = key;
    if (this.#topic?.scripted) return;
    const kind = explained(this.lesson.coach, this.live.now?.decision?.kind ?? "");
    this.#saw([FREE, ...(key.startsWith("try ") ? [key] : []), ...(kind ? [kind] : [])]);
  }

  end() {
    forgetLesson(this.live.table);
    this.#progress = null;
  }

  #saw(names: string[], strayed = false) {
    if (!this.#progress) return;
    const seen = [...new Set([...this.#progress.seen, ...names])];
    this.#progress = { ...this.#progress, seen, strayed: this.#progress.strayed || strayed };
    keepProgress(this.live.table, this.#progress);
  }

  /** Call this whenever the table or the picked answer changes: it records when a scripted decision has been answered, and
   *  how. */
  follow() {
    const decision = this.live.now?.decision;
    const ready = this.play.ready;
    const left = this.#open;
    if (left && decision?.id !== left.id) {
      this.#open = null;
      this.#saw([left.kind], this.#last !== "" && this.#last !== left.answer);
    }
    if (decision && this.#scene) {
      if (this.#open?.id !== decision.id) this.#last = "";
      const kind = explained(this.lesson.coach, decision.kind) ?? decision.kind;
      this.#open = { id: decision.id, kind, answer: this.#scene.answer };
      if (ready) this.#last = ready;
    }
  }
}
