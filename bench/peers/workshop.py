"""What `cardscape effects build` does, as a plain script: every expansion of every pattern is written out and
looked for in every effect. Usage: workshop.py RULES.json TABLE.csv; prints its CPU seconds and megabytes."""

import itertools
import json
import os
import re
import resource
import sys
import time


def lines_of(path):
    with open(path, encoding="utf-8") as file:
        return [line.strip() for line in file if line.strip()]


class Placeholders:
    def __init__(self, folder):
        self.values = {}
        for name in os.listdir(folder):
            if name.endswith(".txt"):
                values = lines_of(os.path.join(folder, name))
                self.values[name[:-4]] = [
                    re.sub(r"<[^<>]+>|_", lambda found: " " if found[0] == "_" else found[0], value)
                    for value in values
                ]

    def base(self, name):
        """The file that a placeholder takes its values from, and what is added to them."""
        offset = re.fullmatch(r"(.+)([+-]\d+)", name)
        if name in self.values or not offset:
            return name, 0
        return offset[1], int(offset[2])

    def values_of(self, name, inside):
        base, offset = self.base(name)
        if not self.values.get(base) or base in inside:
            return ["<" + name + ">"]
        found = []
        for value in self.values[base]:
            found += self.expand(value, inside + (base,))
        if offset == 0:
            return found
        return [str(int(v) + offset) if re.fullmatch(r"[+-]?\d+", v) else v for v in found]

    def expand(self, sentence, inside=()):
        parts = re.split(r"<([^<>]+)>", sentence)
        names = list(dict.fromkeys(parts[1::2]))
        for chosen in itertools.product(*(self.values_of(name, inside) for name in names)):
            value = dict(zip(names, chosen))
            yield "".join(value[part] if at % 2 else part for at, part in enumerate(parts))


def refine(sentences, replacements, removals):
    lines = list(dict.fromkeys(sentences))
    for old, new in replacements:
        lines = [line.replace(old, new) for line in lines]
    for between in (r"\w+", r"\w+ \d+", r".+?"):
        plural = re.compile(r"\bone (%s) (card|spell|creature|target)s\b" % between, re.ASCII)
        lines = [plural.sub(r"one \1 \2", line) for line in lines]
    lines = [re.sub(r" {2,}", " ", line).strip() for line in lines]
    lines = [line for line in lines if not any(phrase in line for phrase in removals)]
    for old, new in replacements:
        lines = [line.replace(old, new) for line in lines]
    return [line[:1].upper() + line[1:].lower() for line in sorted(lines)]


def rules_in(path):
    return [line for line in lines_of(path) if not line.startswith("#")] if os.path.exists(path) else []


def each_of(rule):
    maps = rule.get("for", {})
    for one in maps if isinstance(maps, list) else [maps]:
        lists = [value if isinstance(value, list) else [value] for value in one.values()]
        for values in itertools.product(*lists):
            named = dict(zip(one, values))

            def fill(text):
                for name, value in named.items():
                    text = text.replace("{" + name + "}", str(value))
                return text

            yield fill


def table_of(effects, rules, placeholders):
    columns, rows = [], [{"EFFECTNAME": effect} for effect in effects]
    for rule in rules:
        for fill in each_of(rule):
            if "delete" in rule:
                gone = [fill(text) for text in rule["delete"]]
                rows = [row for row in rows if not any(t in row["EFFECTNAME"] for t in gone)]
                continue
            column, where = fill(rule["set"]), rule.get("where") and fill(rule["where"])
            columns += [name for name in (column, where) if name and name not in columns]
            texts = [fill(text) for text in rule.get("exact", [])]
            for pattern in rule.get("text", []):
                names = re.findall(r"<([^<>]+)>", fill(pattern))
                if all(placeholders.base(name)[0] in placeholders.values for name in names):
                    texts += placeholders.expand(fill(pattern))
            for row in rows:
                if where and row.get(where) != "True":
                    continue
                if any(text in row["EFFECTNAME"] for text in texts):
                    row[column] = "True"
    table = [["EFFECTNAME"] + columns]
    return table + [[row.get(name, "False") for name in table[0]] for row in rows]


def written(text):
    return '"' + text.replace('"', '""') + '"' if re.search(r'[;"\n\r]', text) else text


def main(rules_path, table_path):
    folder = os.path.dirname(rules_path)
    with open(rules_path, encoding="utf-8") as file:
        rules = json.load(file)
    place = lambda key, usual: os.path.join(folder, rules.get(key, usual))
    placeholders = Placeholders(place("placeholders", "placeholders"))
    replacements = [
        tuple(part.strip() for part in line.split(":", 1))
        for line in rules_in(place("replace", "placeholders/phrase_replacements.txt"))
    ]
    removals = rules_in(place("remove", "placeholders/combinations_to_remove.txt"))
    sentences = itertools.chain.from_iterable(
        placeholders.expand(line)
        for line in lines_of(place("templates", "effects/all_effect_templates.txt"))
    )
    effects = refine(sentences, replacements, removals)
    with open(place("effects", "effects/all_effects.txt"), "w", encoding="utf-8") as file:
        file.writelines(effect + "\n" for effect in effects)
    with open(table_path, "w", encoding="utf-8", newline="") as file:
        for row in table_of(effects, rules["rules"], placeholders):
            file.write(";".join(map(written, row)) + "\n")
    print(time.process_time(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)


main(*sys.argv[1:])
